// For which texts an unsaved draft was typed, if they are not those that are shown. Follows “Unsaved draft”.
import { releaseBar } from './release-bar.ts'

const { quoted } = releaseBar

export const typedFor = {
  live: 'for the live site',
  release: (name: string) => `for ${quoted([name])}`,
  ended: (name: string) => `for ${quoted([name])}, which is no longer being prepared`,
  gone: 'for a release that no longer exists',
}
