// The thread that computes password hashes, one after another.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import type { HashRequest, HashResult } from './password-thread.ts'

// On Linux, zero is the calling thread alone: pages and content come first where there is one processor.
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
