// Lists processes, for tests that kill them or look for any left behind. Also reads their memory, and waits for their
// messages.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  command: string
}

/**
 * @param all the processes that run
 * @returns the process ids of `root` and all its descendants
 */
export function processTree(root: number, all = listProcesses()): number[] {
  const tree = (pid: number): number[] => [
    pid,
    ...all.filter(({ parent }) => parent === pid).flatMap((child) => tree(child.pid)),
  ]
  return tree(root)
}

/** @returns the processes whose command line contains `text`, and their descendants */
export function processesNaming(text: string): number[] {
  const all = listProcesses()
  const named = all.filter(({ command }) => command.includes(text))
  return [...new Set(named.flatMap(({ pid }) => processTree(pid, all)))]
}

/** Kills processes without warning. Those that have already ended are ignored. */
export function killProcesses(pids: Iterable<number>): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

/** Whether it has ended neither by itself nor by a signal. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/**
 * Waits for the next message of a forked process.
 * @throws if it ends instead
 */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  // Not "exit", which may come before its last message.
  const ended = once(child, 'close').then(([code, signal]) => {
    throw new Error(
      `The process ended with ${code ?? signal} instead of a message: ${child.spawnargs.join(' ')}`,
    )
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}

/**
 * @param proc where Linux describes its processes. Where it is missing, `ps` is asked.
 * @returns the resident memory of a process in bytes
 * @throws if the system does not tell, as for a process that has ended
 */
export function residentMemoryBytes(pid: number, proc = '/proc'): number {
  const kilobytes = existsSync(proc) ? readResident(`${proc}/${pid}/status`) : askResident(pid)
  if (kilobytes > 0) return kilobytes * 1024
  throw new Error(`The system does not tell the memory of process ${pid}. It may have ended.`)
}

function readResident(status: string): number {
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : 0
}

function askResident(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }).stdout)
}

function listProcesses(): Process[] {
  return existsSync('/proc/self/stat') ? readProc() : askPs()
}

function readProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      // "pid (name) state parent …", where the name may contain anything.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    } catch {
      return [] // it has already ended
    }
  })
}

function askPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }))
}
