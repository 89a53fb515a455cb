// PostgreSQL refuses to run as root, and an unprivileged user may be unable to reach a checkout below a directory of
// mode 700. As root it therefore runs in a user namespace, where it is nobody and outside still root; where namespaces
// are forbidden (most containers), as nobody who keeps the one capability to pass directories.
import { spawnSync } from 'node:child_process'
import { StartupError } from '#server/startup-error.ts'

export interface OsAccount {
  /** Who owns the database's files; undefined where the platform has no such numbers. */
  uid: number | undefined
  /** What to put before a command, so that this account runs it. */
  prefix: string[]
}

/** "nobody", who has an account on every system: initdb asks for its name. */
const nobody = 65534

const namespace = ['unshare', '--user', `--map-user=${nobody}`]
const reduced = (uid: number) => [
  'setpriv',
  '--securebits=+no_setuid_fixup', // or access(2) would not count the capability, by which initdb finds its parts
  ...[`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
  ...['--inh-caps', '--ambient-caps', '--bounding-set'].map((set) => `${set}=-all,+dac_override`),
]

/**
 * Says who is to run PostgreSQL.
 * @param postgres path of the program, which is tried out
 * @param owner who owns the database's files, where they exist already
 * @throws {StartupError} where this process is root and the system offers no way to be somebody else
 */
export function chooseOsAccount(postgres: string, owner?: number): OsAccount {
  const uid = process.getuid?.()
  if (uid !== 0) return { uid, prefix: [] }

  const candidates: OsAccount[] = [{ uid: 0, prefix: namespace }, unprivileged(owner || nobody)]
  const account = candidates.find(
    (candidate) => candidate.uid === (owner ?? candidate.uid) && canRun(candidate, postgres),
  )
  if (account) return account
  throw new StartupError(
    'PostgreSQL does not run as root, and this system offers neither user namespaces nor setpriv. Start as an ' +
      'ordinary user with a DATA_DIR of its own, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

const unprivileged = (uid: number): OsAccount => ({ uid, prefix: reduced(uid) })

function canRun({ prefix: [command = '', ...args] }: OsAccount, postgres: string): boolean {
  return spawnSync(command, [...args, postgres, '--version']).status === 0
}
