// The process of legitimate users: visitors who read pages, and operators who sign in.
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { operatorEmail, operatorPassword } from './accounts.ts'
import { sendRequest } from './send-request.ts'

export interface VisitorTask {
  seconds: number
  /** Whether an operator signs in at the start of each second. */
  signIns: boolean
}

export interface Visit {
  /** For each page, the time from when its request was due to its last byte. */
  pageTimesMs: number[]
  signInsTried: number
  signInsSucceeded: number
}

const [url = '', key = ''] = process.argv.slice(2)
const addresses = { visitor: '198.51.100.1', operator: '198.51.100.2' }
/** Also the time that is counted for a page that fails. */
const pageTimeoutMs = 10_000
const signInTimeoutMs = 5000
const pageIntervalMs = 20
const agent = new Agent({ keepAlive: true })

/** Does not wait for one page before it requests the next, because visitors are independent of each other. */
async function readPages(seconds: number): Promise<number[]> {
  const begin = performance.now()
  const reads: Promise<number>[] = []
  for (let dueMs = 0; dueMs < seconds * 1000; dueMs += pageIntervalMs) {
    await delay(Math.max(0, begin + dueMs - performance.now()))
    reads.push(timePage(reads.length % 2 === 0 ? '/' : '/services/ate', begin + dueMs))
  }
  return Promise.all(reads)
}

async function timePage(path: string, dueAtMs: number): Promise<number> {
  const headers = { 'x-forwarded-for': addresses.visitor, 'accept-encoding': 'gzip, br' }
  const status = await sendRequest(url + path, { agent, headers, timeoutMs: pageTimeoutMs }).catch(() => 0)
  return status === 200 ? Math.min(performance.now() - dueAtMs, pageTimeoutMs) : pageTimeoutMs
}

async function signInEverySecond(seconds: number): Promise<boolean[]> {
  const tries: Promise<boolean>[] = []
  for (let second = 0; second < seconds; second++) {
    tries.push(signIn(operatorEmail(second)))
    await delay(1000)
  }
  return Promise.all(tries)
}

async function signIn(email: string): Promise<boolean> {
  const status = await sendRequest(`${url}/auth/v1/token?grant_type=password`, {
    agent,
    method: 'POST',
    headers: { 'x-forwarded-for': addresses.operator, 'content-type': 'application/json', apikey: key },
    body: JSON.stringify({ email, password: operatorPassword }),
    timeoutMs: signInTimeoutMs,
  }).catch(() => 0)
  return status === 200
}

process.on('disconnect', () => process.exit())
process.on('message', async ({ seconds, signIns }: VisitorTask) => {
  const [pageTimesMs, successes] = await Promise.all([
    readPages(seconds),
    signIns ? signInEverySecond(seconds) : [],
  ])
  const signInsSucceeded = successes.filter(Boolean).length
  const visit: Visit = { pageTimesMs, signInsTried: successes.length, signInsSucceeded }
  process.send?.(visit)
})
