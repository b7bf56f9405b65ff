// The C library's mathematics, declared here because Embedded Swift has no module for it.

/// The angle of the vector (x, y) from the x axis, in radians.
@_extern(c, "atan2") func atan2(_ y: Double, _ x: Double) -> Double
/// The sine of an angle in radians.
@_extern(c, "sin") func sin(_ x: Double) -> Double
/// The cosine of an angle in radians.
@_extern(c, "cos") func cos(_ x: Double) -> Double
/// e to the power of x.
@_extern(c, "exp") func exp(_ x: Double) -> Double
/// The natural logarithm of x.
@_extern(c, "log") func log(_ x: Double) -> Double
