/** The process cannot start, for a reason that its operator can mend. The message is one clear line that says how. */
export class StartupError extends Error {}
