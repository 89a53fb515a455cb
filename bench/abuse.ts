// Measures what visitors and operators notice while one address attacks the server. ATTACK=<name> runs only that
// attack.
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { nextMessage } from '#testing/processes.ts'
import type { TestServer } from '#testing/server.ts'
import { type Attack, attacks } from './abuse/attacks.ts'
import { startAbusedSite } from './abuse/start-abused-site.ts'
import type { Visit, VisitorTask } from './abuse/visitor.ts'
import { type Memory, watchMemory } from './abuse/watch-memory.ts'
import { percentile } from './support/spread.ts'

/** Operators sign in once a second, alone and during the attack. Their address may try it 20 times in 5 minutes. */
const seconds = 10
const cores = { server: 0, others: 1 }
const megabyte = 2 ** 20
/** What counts as harmless. `pageRatio` is how many times as long as without the attack a page may take. */
const limits = { pageMs: 250, pageRatio: 3, memoryBytes: 64 * megabyte }

interface Result {
  alone: Visit
  attacked: Visit
  growth: Memory
  /** How often the attacker got each response. */
  outcomes: Record<string, number>
  /** When the server ended, after the attack began; undefined if it survived. */
  endedAfterSeconds: number | undefined
}

export async function bench(): Promise<void> {
  const { ATTACK } = process.env
  const chosen = attacks.filter(({ name }) => !ATTACK || name === ATTACK)
  if (chosen.length === 0) {
    const names = attacks.map(({ name }) => name).join(', ')
    throw new Error(`Unknown attack: ${ATTACK}. Available: ${names}.`)
  }
  if (process.platform !== 'linux') {
    console.log('Only Linux tells how much memory PostgreSQL takes, so the attacks are not measured here.')
    return
  }
  const pinned = Object.values(cores).every(
    (core) => spawnSync('taskset', ['-c', `${core}`, 'true']).status === 0,
  )
  console.log(
    `Each attack lasts ${seconds} s, after ${seconds} s of normal traffic, on a server with a heap of 512 MB. ` +
      (pinned
        ? 'The server runs on one core, attacker and visitors on another.'
        : 'taskset or a second core is missing, so the server shares its core with the attacker and visitors.'),
  )
  let harmlessCount = 0
  for (const attack of chosen) {
    const result = await measure(attack, pinned)
    const holds = isHarmless(result)
    if (holds) harmlessCount++
    console.log(`\n${attack.name}: ${attack.sends}\n  ${describe(result)}; ${holds ? 'holds' : 'FAILS'}`)
  }
  console.log(`\n${harmlessCount} of ${chosen.length} attacks are harmless.`)
  if (harmlessCount < chosen.length) process.exitCode = 1
}

async function measure({ name }: Attack, pinned: boolean): Promise<Result> {
  const server = await startAbusedSite(pinned ? cores.server : undefined)
  const start = (module: string, ...args: string[]) => {
    const options = pinned
      ? { execPath: 'taskset', execArgv: ['-c', `${cores.others}`, process.execPath] }
      : { execArgv: [] }
    const path = fileURLToPath(new URL(`abuse/${module}.ts`, import.meta.url))
    return fork(path, [server.url, server.publishableKey, ...args], options)
  }
  const visitor = start('visitor')
  try {
    await visit(visitor, { seconds: 2, signIns: false }) // warms up
    // Also makes the address of the operators known for sign-ins.
    const alone = await visit(visitor, { seconds, signIns: true })
    const endWatch = watchMemory(server.process.pid ?? 0)
    const lifetime = followLifetime(server)
    const attacker = start('attacker', name, `${seconds}`)
    const [attacked, outcomes] = await Promise.all([
      visit(visitor, { seconds, signIns: true }),
      nextMessage(attacker) as Promise<Result['outcomes']>,
    ])
    return { alone, attacked, growth: endWatch(), outcomes, endedAfterSeconds: lifetime() }
  } finally {
    visitor.disconnect()
    // The server may be too busy to stop cleanly.
    await server.kill9()
    await server.stop()
  }
}

async function visit(visitor: ChildProcess, task: VisitorTask): Promise<Visit> {
  visitor.send(task)
  return (await nextMessage(visitor)) as Visit
}

/** @returns a function that returns after how many seconds the server ended; undefined while it runs */
function followLifetime(server: TestServer): () => number | undefined {
  const begin = performance.now()
  let end: number | undefined
  server.process.once('exit', () => {
    end = performance.now()
  })
  return () => end && (end - begin) / 1000
}

function isHarmless({ alone, attacked, growth, endedAfterSeconds }: Result): boolean {
  const maxPageMs = Math.max(limits.pageMs, limits.pageRatio * percentile(alone.pageTimesMs, 99))
  return (
    endedAfterSeconds === undefined &&
    percentile(attacked.pageTimesMs, 99) < maxPageMs &&
    attacked.signInsSucceeded === attacked.signInsTried &&
    growth.node + growth.postgres < limits.memoryBytes
  )
}

function describe({ alone, attacked, growth, outcomes, endedAfterSeconds }: Result): string {
  const pages = (percent: number) => {
    const [before, during] = [alone, attacked].map(({ pageTimesMs }) => percentile(pageTimesMs, percent))
    return `p${percent} ${before?.toFixed(1)} → ${during?.toFixed(1)} ms`
  }
  const ratio = percentile(attacked.pageTimesMs, 99) / percentile(alone.pageTimesMs, 99)
  const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
  const got = Object.entries(outcomes).map(([outcome, count]) => `${count} × ${outcome}`)
  return [
    `pages ${pages(50)}, ${pages(99)} (${ratio.toFixed(1)} times)`,
    `sign-ins ${attacked.signInsSucceeded} of ${attacked.signInsTried}`,
    `memory +${inMegabytes(growth.node)} Node, +${inMegabytes(growth.postgres)} PostgreSQL`,
    `attacker got ${got.join(', ') || 'nothing'}`,
    ...(endedAfterSeconds === undefined ? [] : [`the server ended after ${endedAfterSeconds.toFixed(1)} s`]),
  ].join('; ')
}
