import { expect, it } from 'vitest'
import { createSocketLimit } from './socket-limit.ts'

it('allows 100 sockets per client, and one more when one has closed', () => {
  const take = createSocketLimit()
  const taken = Array.from({ length: 101 }, () => take({ client: 'a' }))
  expect(taken.filter((close) => close)).toHaveLength(100)
  expect(take({ client: 'b' })).toBeDefined()
  taken[0]?.()
  expect(take({ client: 'a' })).toBeDefined()
  expect(take({ client: 'a' })).toBeUndefined()
})

it('allows 500 sockets per connection, however many IPv6 networks it has', () => {
  const take = createSocketLimit()
  const taken = Array.from({ length: 501 }, (_, i) => take({ client: `2001:db8:1:${i.toString(16)}::/64` }))
  expect(taken.filter((close) => close)).toHaveLength(500)
  expect(take({ client: '2001:db8:2:0::/64' })).toBeDefined()
  taken[0]?.()
  expect(take({ client: '2001:db8:1:0::/64' })).toBeDefined()
  expect(take({ client: '2001:db8:1:0::/64' })).toBeUndefined()
})

it('allows 2,000 sockets per proxy, of which a client has at most 100', () => {
  const take = createSocketLimit()
  const through = (client: string) => take({ client, proxy: 'p' })
  const taken = Array.from({ length: 2001 }, (_, i) => through(`${i}`))
  expect(taken.filter((close) => close)).toHaveLength(2000)
  expect(taken[2000]).toBeUndefined()
  expect(take({ client: 'direct' })).toBeDefined()
  for (const close of taken) close?.()
  expect(Array.from({ length: 101 }, () => through('one')).filter((close) => close)).toHaveLength(100)
})
