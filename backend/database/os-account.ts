// Chooses the account under which PostgreSQL runs. PostgreSQL refuses to run as root, and an unprivileged user may be
// unable to enter a checkout inside a directory of mode 700. If this process is root, PostgreSQL therefore runs in a
// user namespace as the user "nobody", who is still root outside. Where namespaces are forbidden (most containers), it
// runs as "nobody" with only the capability to enter any directory.
import { spawnSync } from 'node:child_process'
import { StartupError } from '#server/startup-error.ts'

export interface OsAccount {
  /** The owner of the database's files; undefined on platforms without numeric user ids. */
  uid: number | undefined
  /** The command prefix that makes this account run a command. */
  prefix: string[]
}

/** "nobody", which exists on every system: initdb looks up its name. */
const nobody = 65534

const inNamespace = ['unshare', '--user', `--map-user=${nobody}`]
const asUnprivileged = (uid: number) => [
  'setpriv',
  '--securebits=+no_setuid_fixup', // otherwise access(2), with which initdb finds its parts, would ignore the capability
  ...[`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
  ...['--inh-caps', '--ambient-caps', '--bounding-set'].map((set) => `${set}=-all,+dac_override`),
]

/**
 * Chooses the account that runs PostgreSQL.
 * @param postgres path of the program, which is tried with each candidate
 * @param owner uid of the owner of the database's files, if they exist
 * @throws {StartupError} if this process is root and the system offers no way to run as another user
 */
export function chooseOsAccount(postgres: string, owner?: number): OsAccount {
  const uid = process.getuid?.()
  if (uid !== 0) return { uid, prefix: [] }

  const candidates: OsAccount[] = [{ uid: 0, prefix: inNamespace }, unprivileged(owner || nobody)]
  const account = candidates.find(
    (candidate) => (owner === undefined || candidate.uid === owner) && canRun(candidate, postgres),
  )
  if (account) return account
  throw new StartupError(
    'PostgreSQL refuses to run as root, and this system offers neither user namespaces nor setpriv. Start as an ' +
      'ordinary user with a DATA_DIR of its own, or set DATABASE_URL to your own PostgreSQL.',
  )
}

const unprivileged = (uid: number): OsAccount => ({ uid, prefix: asUnprivileged(uid) })

function canRun({ prefix: [command = '', ...args] }: OsAccount, postgres: string): boolean {
  return spawnSync(command, [...args, postgres, '--version']).status === 0
}
