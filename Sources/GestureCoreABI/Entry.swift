// Builds with GESTURECORE_CHECKED=1 find out that a host uses one session from two threads at once.

#if GESTURECORE_CHECKED
  import Synchronization

  @_extern(c, "pthread_self")
  private func pthread_self() -> UInt

  /// Which thread is inside a call of a session. It may call again, from a callback; another one may not.
  final class Entry {
    /// The thread, or 0.
    private let owner = Atomic<UInt>(0)
    /// How many calls deep it is; its own to read and write.
    private var depth = 0

    /// Whether the calling thread is inside now; it leaves as often as it entered.
    func enter() -> Bool {
      let caller = pthread_self()
      if owner.load(ordering: .acquiring) != caller {
        guard owner.compareExchange(expected: 0, desired: caller, ordering: .acquiringAndReleasing).exchanged else {
          return false
        }
      }
      depth += 1
      return true
    }

    /// The calling thread's innermost call is over.
    func leave() {
      depth -= 1
      if depth == 0 { owner.store(0, ordering: .releasing) }
    }
  }

  // The entry lies in front of the handle, since nothing of the handle itself is another thread's to read.
  extension Entry {
    private static let room = max(MemoryLayout<SessionHandle>.alignment, MemoryLayout<Unmanaged<Entry>>.size)

    /// Memory for a handle, with an entry in front of it.
    static func allocate() -> UnsafeMutablePointer<SessionHandle> {
      let block = UnsafeMutableRawPointer.allocate(byteCount: room + MemoryLayout<SessionHandle>.size, alignment: room)
      block.initializeMemory(as: Unmanaged<Entry>.self, to: .passRetained(Entry()))
      return (block + room).bindMemory(to: SessionHandle.self, capacity: 1)
    }

    /// Frees it, and the entry; the caller is inside.
    static func deallocate(_ handle: UnsafeMutablePointer<SessionHandle>) {
      of(handle).release()
      (UnsafeMutableRawPointer(handle) - room).deallocate()
    }

    /// The entry of a handle.
    static func of(_ handle: UnsafeMutablePointer<SessionHandle>) -> Unmanaged<Entry> {
      (UnsafeMutableRawPointer(handle) - room).assumingMemoryBound(to: Unmanaged<Entry>.self).pointee
    }
  }
#endif
