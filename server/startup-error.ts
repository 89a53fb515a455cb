/** The process cannot start for a reason that its operator can fix. The message says in one line what to do. */
export class StartupError extends Error {}
