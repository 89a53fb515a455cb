// Computes password hashes in a separate thread. bcryptjs, which Auth uses, takes about 90 ms per hash, and on the main
// thread everything else would have to wait.
import { Worker } from 'node:worker_threads'
import bcrypt from 'bcryptjs'

/** Asks to hash a password with a cost, or to compare it with a hash. */
export interface HashRequest {
  id: number
  call: 'hash' | 'compare'
  password: string
  costOrHash: string | number
}

/** Has no value if the hash was malformed. */
export interface HashResult {
  id: number
  value?: string | boolean
}

interface Waiting {
  resolve(value: string | boolean): void
  reject(error: Error): void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** From now on, bcryptjs hashes and compares in that thread, for the whole process. */
export function moveHashingToThread(): void {
  Object.assign(bcrypt, {
    hash: (password: string, cost: number) => callWorker('hash', password, cost),
    compare: (password: string, hash: string) => callWorker('compare', password, hash),
  })
}

function callWorker(
  call: HashRequest['call'],
  password: string,
  costOrHash: string | number,
): Promise<string | boolean> {
  worker ??= startWorker()
  const request: HashRequest = { id: ++lastId, call, password, costOrHash }
  const answer = new Promise<string | boolean>((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
  })
  worker.ref() // the thread keeps the process alive only while requests are pending
  worker.postMessage(request)
  return answer
}

function startWorker(): Worker {
  const started = new Worker(new URL('password-worker.ts', import.meta.url))
  started.on('message', ({ id, value }: HashResult) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (value === undefined) asked?.reject(new Error('Not a hash'))
    else asked?.resolve(value)
    if (waiting.size === 0) started.unref()
  })
  started.on('error', () => {}) // followed by 'exit'
  started.on('exit', () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The password thread has ended'))
    waiting.clear()
  })
  return started
}
