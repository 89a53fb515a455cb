// Measures how much memory the processes of a server take in addition while they are watched.
import { readFileSync } from 'node:fs'
import { processTree, residentMemoryBytes } from '#testing/processes.ts'

/** In bytes. Pages that PostgreSQL's processes share count once. */
export interface Memory {
  node: number
  postgres: number
}

const sampleIntervalMs = 200

/**
 * @returns a function that ends the watch and returns the peak of each process above its initial memory
 * @throws if the system does not tell
 */
export function watchMemory(nodePid: number): () => Memory {
  const before = measure(nodePid)
  if (before.postgres === 0) throw new Error('Only Linux tells how much memory PostgreSQL takes.')
  const growth = { node: 0, postgres: 0 }
  const timer = setInterval(() => {
    try {
      const now = measure(nodePid)
      growth.node = Math.max(growth.node, now.node - before.node)
      growth.postgres = Math.max(growth.postgres, now.postgres - before.postgres)
    } catch {
      clearInterval(timer) // the attack has ended the server
    }
  }, sampleIntervalMs)
  return () => {
    clearInterval(timer)
    return growth
  }
}

function measure(nodePid: number): Memory {
  const databasePids = processTree(nodePid).filter((pid) => pid !== nodePid)
  const postgres = databasePids.reduce((sum, pid) => sum + proportionalMemory(pid), 0)
  return { node: residentMemoryBytes(nodePid), postgres }
}

/** @returns 0 if the process has ended */
function proportionalMemory(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
