/// A program's exit status, with the numbers from `sysexits.h`.
public enum ExitCode: Int32, Sendable {
    /// The program succeeded.
    case success = 0
    /// The command line is invalid (EX_USAGE).
    case usage = 64
    /// The data isn't in the expected format (EX_DATAERR).
    case data = 65
    /// A file given by the user can't be read (EX_NOINPUT).
    case noInput = 66
    /// An address didn't respond as it should (EX_UNAVAILABLE).
    case unavailable = 69
    /// The system refused to provide something that the program needs (EX_OSERR).
    case system = 71
    /// An output file can't be written (EX_CANTCREAT).
    case cannotCreate = 73
    /// Something couldn't be read or written (EX_IOERR).
    case inputOutput = 74
    /// The user isn't allowed to do what was requested (EX_NOPERM).
    case noPermission = 77
}
