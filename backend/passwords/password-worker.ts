// The thread that computes password hashes, one after another.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import type { HashRequest, HashResult } from './password-thread.ts'

// On Linux, 0 means the calling thread only. On a machine with one processor, pages and content come first.
if (process.platform === 'linux') setPriority(0, 10)

parentPort?.on('message', ({ id, call, password, costOrHash }: HashRequest) => {
  let result: HashResult
  try {
    const value =
      call === 'hash'
        ? bcrypt.hashSync(password, Number(costOrHash))
        : bcrypt.compareSync(password, `${costOrHash}`)
    result = { id, value }
  } catch {
    result = { id } // malformed hash
  }
  parentPort?.postMessage(result)
})
