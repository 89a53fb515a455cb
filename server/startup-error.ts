/**
 * The site or a command cannot go on, for a reason that the administrator can fix. The message says what is wrong or what to
 * do, and is shown without a stack trace.
 */
export class StartupError extends Error {}
