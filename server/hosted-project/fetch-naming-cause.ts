/** Node says only that `fetch` failed. This says why, such as which name was not found or why a certificate is refused. */
export const fetchNamingCause: typeof fetch = (...request) =>
  fetch(...request).catch((error: Error) => {
    const { message, code } = Object(error.cause) as NodeJS.ErrnoException
    // The message is empty if several addresses were tried.
    throw error.cause ? new Error(message || code, { cause: error }) : error
  })
