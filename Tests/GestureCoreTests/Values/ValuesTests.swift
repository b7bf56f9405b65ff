import Testing

/// The tests of floor 0.
@Suite enum ValuesTests {}
