// Runs PostgreSQL on a data directory as one server process, and restarts it if it ends unexpectedly. It is reachable
// only through a socket, in a directory that only this account can enter, and never through the network.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { StartupError } from '#server/startup-error.ts'
import type { OsAccount } from './os-account.ts'
import { isSameFolder, parentOf, readPostmasterFile, servesCluster } from './postmaster-file.ts'

export interface Postmaster {
  /** The directory of the socket, whose file name contains port 5432. */
  readonly socketDir: string
  /** Shuts PostgreSQL down cleanly, so that the next start needs no recovery. */
  stop(): Promise<void>
}

interface Options {
  postgres: string
  /** The data directory, absolute. */
  cluster: string
  account: OsAccount
  log: DatabaseLog
}

/** The log for starts, ends and failures of PostgreSQL. */
export type DatabaseLog = Pick<Log, 'info' | 'error'>

// Little memory, no network, and a log without statements, values or details, because those contain content.
const settings = {
  listen_addresses: '',
  shared_buffers: '32MB',
  max_connections: '50',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Followed by the id of this process. */
const socketPrefix = 'website-'

/**
 * Starts PostgreSQL and waits until it accepts connections, however long a recovery takes.
 * @throws {StartupError} if it does not start
 */
export async function startPostmaster(options: Options): Promise<Postmaster> {
  const { cluster, account, log } = options
  await endOrphan(cluster, log.info)
  const socketDir = await makeSocketDir(account)
  // PostgreSQL may just be creating its socket.
  const removeSocketDir = () => rmSync(socketDir, { recursive: true, force: true, maxRetries: 2 })
  process.once('exit', removeSocketDir)
  await writeFile(logPath(cluster), '', { mode: 0o600 })
  const stopping = new AbortController()
  let restarting = Promise.resolve()
  let server = await launchPatiently(options, socketDir)
  restartOnExit()

  function restartOnExit() {
    server.once('exit', () => {
      restarting = restart()
    })
  }

  async function restart() {
    for (let waitMs = 500; !stopping.signal.aborted; waitMs = Math.min(2 * waitMs, 30_000)) {
      log.error('PostgreSQL ended unexpectedly. Restarting it…')
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      try {
        if (!existsSync(socketDir)) {
          await mkdir(socketDir, { mode: 0o700 })
          await giveTo(account, socketDir)
        }
        server = await launch(options, socketDir)
        log.info('PostgreSQL runs again.')
        return restartOnExit()
      } catch (error) {
        log.error(error instanceof StartupError ? error.message : String(error))
      }
    }
  }

  return {
    socketDir,
    async stop() {
      stopping.abort()
      await restarting
      await endServer(server)
      process.removeListener('exit', removeSocketDir)
      removeSocketDir()
    },
  }
}

const logPath = (cluster: string) => join(dirname(cluster), 'postgres.log')

/** The processes of a killed PostgreSQL take a while to end, and until then they block its shared memory. */
async function launchPatiently(options: Options, socketDir: string): Promise<ChildProcess> {
  for (let waitedMs = 0; ; waitedMs += 100) {
    try {
      return await launch(options, socketDir)
    } catch (error) {
      const isOccupied = error instanceof StartupError && error.message.includes('shared memory block')
      if (!isOccupied || waitedMs > 20_000) throw error
      await delay(100)
    }
  }
}

async function launch({ postgres, cluster, account }: Options, socketDir: string): Promise<ChildProcess> {
  const log = openSync(logPath(cluster), 'a')
  const { size: logBytes } = fstatSync(log)
  const flags = Object.entries({ ...settings, unix_socket_directories: socketDir })
  const [command = '', ...args] = [...account.prefix, postgres, '-D', cluster]
  const server = spawn(command, [...args, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    stdio: ['ignore', log, log],
    detached: true, // Ctrl-C reaches a whole process group, but only this process decides when to end
  })
  closeSync(log)
  // If this process ends without stop(), as after an uncaught error, PostgreSQL must end too.
  const endWithProcess = () => server.kill('SIGINT')
  process.once('exit', endWithProcess)
  let ended = false
  const onEnd = () => {
    ended = true
    process.removeListener('exit', endWithProcess)
  }
  server.once('error', onEnd)
  server.once('exit', onEnd)
  while (!isReady(cluster, server.pid)) {
    if (ended) {
      throw new StartupError(
        `PostgreSQL did not start: ${await findReason(cluster, logBytes)} (${logPath(cluster)}). ` +
          'If files are missing or damaged, restore the newest backup into another DATA_DIR.',
      )
    }
    await delay(10)
  }
  return server
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPostmasterFile(cluster)
  return file?.pid === pid && file?.ready === true
}

/** @param logBytes the size of the log before this start */
async function findReason(cluster: string, logBytes: number): Promise<string> {
  const text = (await readFile(logPath(cluster))).subarray(logBytes).toString()
  const lines = text.trim().split('\n')
  // What PostgreSQL reports before it opens its log has several lines and no level.
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.join(' ')
}

/**
 * Ends a PostgreSQL that outlived the process that started it, and removes what a killed one left behind. The caller
 * holds the lock on the data directory, so no running process can own it, unless somebody has deleted the file of the lock.
 * @throws {StartupError} if the process that started it still runs
 */
async function endOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const { pid = 0, cluster: owner = '', socketDir = '' } = readPostmasterFile(cluster) ?? {}
  if (servesCluster(pid, cluster)) {
    const parent = parentOf(pid)
    if (basename(socketDir).startsWith(`${socketPrefix}${parent}-`))
      throw new StartupError(
        `Another process is using ${dirname(cluster)}, although its file "lock" was deleted. Stop process ${parent} first.`,
      )
    log('Ending the PostgreSQL that an interrupted run left running…')
    await endProcess(pid, () => servesCluster(pid, cluster))
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  // In a copy of a data directory, the file names the socket of the original, whose site may be running.
  if (isSameFolder(owner, cluster) && basename(socketDir).startsWith(socketPrefix))
    await rm(socketDir, { recursive: true, force: true })
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.pid) await endProcess(server.pid, () => server.exitCode === null && server.signalCode === null)
}

/**
 * Fast shutdown first. If that hangs, an immediate shutdown, after which the next start needs a recovery but no data is
 * lost.
 */
const endings = [
  { signal: 'SIGINT', timeoutMs: 15_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const

async function endProcess(pid: number, isAlive: () => boolean): Promise<void> {
  for (const { signal, timeoutMs } of endings) {
    if (!isAlive()) return
    try {
      process.kill(pid, signal)
    } catch {
      // It has already ended.
    }
    for (let waitedMs = 0; isAlive() && waitedMs < timeoutMs; waitedMs += 10) await delay(10)
  }
}

async function makeSocketDir(account: OsAccount): Promise<string> {
  // A socket path is limited to about 100 bytes, so the socket cannot be in a deep data directory or a long TMPDIR.
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const directory = await mkdtemp(join(parent, `${socketPrefix}${process.pid}-`)).catch((cause) => {
    throw new StartupError(
      `The socket of the database cannot be in ${parent} (${cause.code}). Set TMPDIR to a folder that this user can write to, with a path of less than 60 characters.`,
      { cause },
    )
  })
  await giveTo(account, directory)
  return directory
}

async function giveTo({ uid }: OsAccount, directory: string): Promise<void> {
  if (uid !== undefined) await chown(directory, uid, -1)
}
