/** Returns a UUID of version 4 (RFC 9562, 5.4). `crypto.randomUUID` exists only over HTTPS and on the machine itself. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The version and the variant, and two random bits less than most have.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
