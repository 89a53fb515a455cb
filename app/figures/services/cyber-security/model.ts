// The chain of trust of a secure boot. Fuses hold the hash of the owner's public key and the lowest version allowed to run. Each stage
// checks the next before starting it. If an image fails a check, the device boots its recovery image instead.

/** The contents of the one-time-programmable fuses. */
export const fuses = { keyOwner: 'owner', minVersion: 7 }

export interface Image {
  name: string
  sizeMiB: number
  version: number
  /** Whose private key signed it. */
  signer: string
  /** Whether its bytes are the ones that were signed. */
  intact: boolean
  /** The speed of the stage that checks it: its SHA-256 rate, and its time for one ECDSA P-256 signature. */
  verifier: { hashMiBPerSecond: number; signatureMs: number }
}

const signed = (name: string, sizeMiB: number, hashMiBPerSecond: number, signatureMs: number): Image => ({
  name,
  sizeMiB,
  version: 7,
  signer: fuses.keyOwner,
  intact: true,
  verifier: { hashMiBPerSecond, signatureMs },
})

/** In boot order, after the boot ROM, which cannot be changed and is not checked. */
export const images: readonly Image[] = [
  signed('Loader', 0.75, 24, 8.4),
  signed('Kernel', 14, 180, 1.1),
  signed('Application', 38, 310, 0.7),
]

/** What a stage checks in the next image. All must hold. */
export const checks: readonly { name: string; holds: (image: Image) => boolean }[] = [
  { name: 'key', holds: ({ signer }) => signer === fuses.keyOwner },
  { name: 'signature', holds: ({ intact }) => intact },
  { name: 'version', holds: ({ version }) => version >= fuses.minVersion },
]

/** Where the boot ends, and the images it started on the way. */
export function boot(chain: readonly Image[]): { endsIn: 'application' | 'recovery'; started: Image[] } {
  const failure = chain.findIndex((image) => !checks.every(({ holds }) => holds(image)))
  return failure === -1
    ? { endsIn: 'application', started: [...chain] }
    : { endsIn: 'recovery', started: chain.slice(0, failure) }
}

/** Attacks on one image: a wrong key, an altered byte and an old version. Each should fail a different check. */
const attacks: readonly ((image: Image) => Image)[] = [
  (image) => ({ ...image, signer: 'test' }),
  (image) => ({ ...image, intact: false }),
  (image) => ({ ...image, version: image.version - 1 }),
]

/** The chain with one image attacked, for all images and attacks. */
export const attackedChains = images.flatMap((target) =>
  attacks.map((attack) => images.map((image) => (image === target ? attack(image) : image))),
)
export const recoveredCount = attackedChains.filter((chain) => boot(chain).endsIn === 'recovery').length

/** How long the check of an image takes. */
export function checkTimeMs({ sizeMiB, verifier }: Image): number {
  return (sizeMiB / verifier.hashMiBPerSecond) * 1000 + verifier.signatureMs
}
