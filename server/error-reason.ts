// What a log may say of an error. Its message may repeat what somebody has sent.

/** Returns its code or its name. */
export function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code || name
}

/** Returns its name and its place in the code, for an error that should not happen. */
export function describeWithoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const places = error.stack?.replace(error.message, '').match(/^ +at .*/gm) ?? []
  return [error.name, ...places.slice(0, 3).map((place) => place.trim())].join(' ')
}
