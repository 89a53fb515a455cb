// The thread that computes password hashes, one after another.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import type { Answer, Question } from './off-thread.ts'

// On Linux, zero is the calling thread alone: pages and content come first where there is one processor.
if (process.platform === 'linux') setPriority(0, 10)

parentPort?.on('message', ({ id, call, password, by }: Question) => {
  let answer: Answer
  try {
    const value =
      call === 'hash' ? bcrypt.hashSync(password, Number(by)) : bcrypt.compareSync(password, `${by}`)
    answer = { id, value }
  } catch {
    answer = { id } // a hash that is none
  }
  parentPort?.postMessage(answer)
})
