/** Returns a pattern that finds a text literally, as `RegExp.escape` does, which browsers have had only since 2025. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
