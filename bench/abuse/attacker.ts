// The attacker's process: runs one attack for a number of seconds, reports the outcomes and ends.
import { setPriority } from 'node:os'
import { attacks } from './attacks.ts'

const [url = '', publishableKey = '', name, seconds] = process.argv.slice(2)

// Visitors run on the same core. With equal priority, their times would include waiting for this process.
setPriority(19)

const outcomes: Record<string, number> = {}
const note = (outcome: string | number) => {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
}
attacks.find((attack) => attack.name === name)?.start({ url, publishableKey, note })
setTimeout(() => process.send?.(outcomes, () => process.exit()), Number(seconds) * 1000)
