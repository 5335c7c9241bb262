/// How a program ends, with the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
    /// All went well.
    case success = 0
    /// The command line is wrong (EX_USAGE).
    case usage = 64
    /// The data isn't in the expected format (EX_DATAERR).
    case data = 65
    /// A file that was named cannot be read (EX_NOINPUT).
    case noInput = 66
    /// An address did not answer as it should (EX_UNAVAILABLE).
    case unavailable = 69
    /// The system refused something that the program needs (EX_OSERR).
    case system = 71
    /// An output file can't be written (EX_CANTCREAT).
    case cannotCreate = 73
    /// Something could not be read or written (EX_IOERR).
    case inputOutput = 74
    /// The user isn't allowed to do that (EX_NOPERM).
    case noPermission = 77
}
