// The chain of trust of a secure boot. Fuses hold the hash of the owner's public key and the least version that may run; each stage
// checks the next before it starts it. An image that fails a check is not started: the device boots its recovery instead.

/** What the device has in its one-time-programmable fuses. */
export const fuses = { key: 'owner', leastVersion: 7 }

export interface Image {
  name: string
  /** MiB. */
  size: number
  version: number
  /** Whose private key signed it. */
  signer: string
  /** Whether its bytes are still those that were signed. */
  intact: boolean
  /** What the stage that checks it needs: MiB of SHA-256 in a second, and milliseconds for one ECDSA P-256 signature. */
  verifier: { hashRate: number; signature: number }
}

const signed = (name: string, size: number, hashRate: number, signature: number): Image => ({
  name,
  size,
  version: 7,
  signer: fuses.key,
  intact: true,
  verifier: { hashRate, signature },
})

/** In the order in which they start, after the boot ROM, which cannot be changed and is not checked. */
export const images: readonly Image[] = [
  signed('Loader', 0.75, 24, 8.4),
  signed('Kernel', 14, 180, 1.1),
  signed('Application', 38, 310, 0.7),
]

/** What each stage asks of the next one's image; all must hold. */
export const checks: readonly { name: string; holds: (image: Image) => boolean }[] = [
  { name: 'key', holds: ({ signer }) => signer === fuses.key },
  { name: 'signature', holds: ({ intact }) => intact },
  { name: 'version', holds: ({ version }) => version >= fuses.leastVersion },
]

/** What ran in the end: the last image, or the recovery. `started` are the images that ran on the way. */
export function boot(chain: readonly Image[]): { ends: 'application' | 'recovery'; started: Image[] } {
  const failure = chain.findIndex((image) => !checks.every(({ holds }) => holds(image)))
  return failure === -1
    ? { ends: 'application', started: [...chain] }
    : { ends: 'recovery', started: chain.slice(0, failure) }
}

/** Attacks on one image: each should fail another check. */
const attacks: readonly ((image: Image) => Image)[] = [
  (image) => ({ ...image, signer: 'test' }),
  (image) => ({ ...image, intact: false }),
  (image) => ({ ...image, version: image.version - 1 }),
]

/** The chain with one image attacked, for every image and every attack. */
export const attacked = images.flatMap((target) =>
  attacks.map((attack) => images.map((image) => (image === target ? attack(image) : image))),
)
export const recovered = attacked.filter((chain) => boot(chain).ends === 'recovery').length

/** Milliseconds that the check of an image takes. */
export function checkTime({ size, verifier }: Image): number {
  return (size / verifier.hashRate) * 1000 + verifier.signature
}
