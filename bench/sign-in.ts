// How long the home page takes during 50 sign-in attempts per second from many addresses, each with a password to
// check.
import { setTimeout as delay } from 'node:timers/promises'
import { addAccounts } from '#testing/accounts.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { percentile } from './support/spread.ts'

const triesPerSecond = 50
const pages = 300
/** Each account allows 20 attempts in 5 minutes. */
const emails = Array.from({ length: 40 }, (_, i) => `operator-${i}@example.com`)
const pageIntervalMs = 50
/** The status for a password that was checked. */
const wrongPassword = 400

/** Prints the median and the 99th percentile of the home page in milliseconds, without load and under load. */
export async function bench(): Promise<void> {
  const server = await startServer({
    env: { ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    await addAccounts(server, emails)
    await timePages(server.url, 50) // warm
    report('without load', await timePages(server.url, pages))
    const load = startTries(server)
    await delay(1000)
    report(`with ${triesPerSecond} tries a second`, await timePages(server.url, pages))
    const answers = await load.stop()
    console.log(`responses to the attempts: ${JSON.stringify(answers)}`)
    if (!answers[wrongPassword]) throw new Error('No password was checked.')
  } finally {
    await server.stop()
  }
}

async function timePages(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const begin = performance.now()
    await (await fetch(`${url}/`)).text()
    times.push(performance.now() - begin)
    await delay(pageIntervalMs)
  }
  return times
}

/** Sends attempts until it is stopped. `answers` counts their statuses. */
export function startTries({ url, publishableKey: apikey }: TestServer) {
  const answers: Record<string, number> = {}
  const tries: Promise<void>[] = []
  let i = 0
  const timer = setInterval(() => {
    tries.push(trySignIn(i++))
  }, 1000 / triesPerSecond)

  async function trySignIn(number: number): Promise<void> {
    const { status } = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${number >> 8}.${number & 255}`,
      },
      body: JSON.stringify({ email: emails[number % emails.length], password: 'wrong' }),
    })
    answers[status] = (answers[status] ?? 0) + 1
  }

  return {
    answers,
    async stop() {
      clearInterval(timer)
      await Promise.all(tries)
      return answers
    },
  }
}

function report(title: string, times: readonly number[]): void {
  const at = (percent: number) => percentile(times, percent).toFixed(1)
  console.log(`GET / ${title}: median ${at(50)} ms, 99th percentile ${at(99)} ms`)
}
