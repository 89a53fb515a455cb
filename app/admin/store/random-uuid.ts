/** Returns a UUID of version 4 (RFC 9562, 5.4). `crypto.randomUUID` exists only over HTTPS and on the machine itself. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The 4 is the version. The 8 is the variant: it could also be 9, a or b, but one of them is enough.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
