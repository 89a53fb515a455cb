// Reads `postmaster.pid`, which PostgreSQL keeps in its data directory while it runs, and leaves behind if it is
// killed. Its lines: https://www.postgresql.org/docs/18/storage-file-layout.html and src/include/utils/pidfile.h.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface PostmasterFile {
  pid: number
  cluster: string
  socketDir: string
  ready: boolean
}

/** @returns the content of the file; undefined if there is none or it is not complete yet */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  } catch {
    return undefined
  }
}

export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const [pid = '', cluster = '', , , socketDir = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid)) return undefined
  return { pid: Number(pid), cluster, socketDir, ready: status.trim() === 'ready' }
}

/** Whether process `pid` is a PostgreSQL on this data directory, rather than a later process with the same id. */
export const servesCluster = (pid: number, cluster: string): boolean =>
  startsCluster(commandLine(pid), cluster)

/** @param command with spaces between its arguments, and in them if a path has some */
export function startsCluster(command: string, cluster: string): boolean {
  const directory = /\/postgres -D (.*?) -c /.exec(command)?.[1] ?? ''
  return isSameFolder(directory, cluster)
}

/** Also if one of the paths is a link. A path that this user may not follow leads to another folder. */
export function isSameFolder(a: string, b: string): boolean {
  if (a === b) return true
  try {
    const [one, other] = [statSync(a), statSync(b)]
    return one.ino === other.ino && one.dev === other.dev
  } catch {
    return false
  }
}

/** @returns the process that has started `pid` or, if that has ended, the one that has adopted it; 0 if `pid` has ended */
export function parentOf(pid: number): number {
  if (process.platform !== 'linux')
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }).stdout)
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
