import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import postgres from 'postgres'
import { expect, it } from 'vitest'
import { ReservingPool } from './reserving-pool.ts'

it('fails all callers that wait when a connection cannot be opened in time, without another attempt', async () => {
  let attempts = 0
  const silent = createServer(() => attempts++).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const open = (onclose: () => void) =>
    postgres({ host: '127.0.0.1', port, user: 'site', max: 1, connect_timeout: 0.2, onclose })
  const pool = new ReservingPool(open, 1, 60_000)
  const accepted = once(silent, 'connection')
  const callers = await Promise.allSettled([pool.reserve(), pool.reserve(), pool.reserve()])
  await accepted
  expect(callers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(attempts).toBe(1)
  await pool.end()
  silent.close()
})
