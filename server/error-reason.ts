/** Returns what a log may say of an error: its code or its name. Its message may repeat what somebody has sent. */
export function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
