/**
 * The site or a command cannot go on, for a reason that the administrator can fix. The message says what is wrong or what to
 * do, and is shown without a stack trace.
 */
export class StartupError extends Error {}

/** @returns a reason that says what to do if `error` is about a file that cannot be used, otherwise `error` itself */
export function explainFileError(error: unknown): unknown {
  const { code, syscall, path, message } = Object(error) as NodeJS.ErrnoException
  if (!code || !syscall || !path) return error
  const isForbidden = code === 'EACCES' || code === 'EPERM'
  const reason = isForbidden
    ? `(${code}). What is in DATA_DIR must belong to the user who runs the site and its commands, and other paths must be open to that user.`
    : `(${message}).`
  return new StartupError(`${path} cannot be used ${reason}`, { cause: error })
}
