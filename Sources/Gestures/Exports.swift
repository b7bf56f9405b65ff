// What code that imports this module sees beside it: Foundation, for CGPoint, CGSize and Date, as SwiftUI shows it; and
// those types of the engine that the host's side of this module speaks in.

@_exported import Foundation
public import GestureCore

/// Why a call was refused.
public typealias Fault = GestureCore.Fault
/// What an input came to.
public typealias ResultCode = GestureCore.ResultCode
/// Why a gesture was cancelled.
public typealias CancelReason = GestureCore.Reason
/// Where a gesture is in its life.
public typealias GesturePhase = GestureCore.Phase
/// One event of a pointer, as the engine takes it.
public typealias PointerEvent = GestureCore.PointerEvent
/// A kind of pointing device.
public typealias DeviceKind = GestureCore.DeviceKind
/// A pointer's button.
public typealias PointerButton = GestureCore.Button
/// How much a host can hold.
public typealias Capacity = GestureCore.Capacity
/// Factors on distances, by the kind of device.
public typealias SlopScale = GestureCore.SlopScale
/// Where a region is and how it is hit.
public typealias RegionDefinition = GestureCore.RegionDefinition
