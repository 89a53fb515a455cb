// Lists processes, for tests that kill them or look for any left behind.
import { spawnSync } from 'node:child_process'
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

/** @returns the resident memory of a process in bytes; 0 if the system does not tell */
export function residentMemoryBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
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
