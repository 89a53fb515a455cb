import { expect, it } from 'vitest'
import { createPresence } from './presence.ts'

type Heard = [event: string, payload: { joins?: object; leaves?: object }]

/** Enters a channel, and records what the client is sent. */
function enter(presence = createPresence(), key = 'a', topic = 'realtime:x') {
  const heard: Heard[] = []
  const membership = presence.enter(topic, key, (event, payload) => heard.push([event, JSON.parse(payload)]))
  const track = (payload: unknown) => membership.receive({ type: 'presence', event: 'track', payload })
  const untrack = () => membership.receive({ type: 'presence', event: 'untrack' })
  return { ...membership, heard, track, untrack }
}

const meta = (say: object) => ({ ...say, phx_ref: expect.any(String) })

it('tells only those of the same channel, and each name once', () => {
  const presence = createPresence()
  const [first, second, elsewhere] = [enter(presence), enter(presence), enter(presence, 'a', 'realtime:y')]
  first.track({ text: 'one' })
  second.track({ text: 'two' })
  second.welcome()
  expect(second.heard.at(-1)).toEqual([
    'presence_state',
    { a: { metas: [meta({ text: 'one' }), meta({ text: 'two' })] } },
  ])
  first.leave()
  expect(second.heard.at(-1)).toEqual([
    'presence_diff',
    { joins: {}, leaves: { a: { metas: [meta({ text: 'one' })] } } },
  ])
  expect(elsewhere.heard).toEqual([])
})

it('says nothing of clients that only watch, and of those that say again that they do', () => {
  const presence = createPresence()
  const [watching, telling] = [enter(presence, 'a'), enter(presence, 'b')]
  telling.untrack()
  telling.track({})
  telling.untrack()
  telling.untrack()
  telling.leave()
  expect(watching.heard).toHaveLength(2)
  telling.welcome()
  expect(telling.heard.at(-1)).toEqual(['presence_state', {}])
})

it('gives a client without a name one of its own', () => {
  const presence = createPresence()
  const clients = [enter(presence, ''), enter(presence, '')]
  for (const { track } of clients) track({})
  clients[0]?.welcome()
  expect(Object.keys(clients[0]?.heard.at(-1)?.[1] ?? {})).toHaveLength(2)
})

it('admits 100 clients to a channel, and another one when one has left', () => {
  const presence = createPresence()
  const [first] = Array.from({ length: 100 }, () => enter(presence))
  expect(() => enter(presence)).toThrow('ChannelRateLimitReached')
  expect(() => enter(presence, 'a', 'realtime:y')).not.toThrow()
  first?.leave()
  expect(() => enter(presence)).not.toThrow()
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['another event', { event: 'presence_state', payload: {} }],
  ['a text', { event: 'track', payload: 'x' }],
  ['a list', { event: 'track', payload: ['x'] }],
  ['something nested', { event: 'track', payload: { text: {} } }],
  [
    'something nested very deeply',
    { event: 'track', payload: JSON.parse('['.repeat(8000) + ']'.repeat(8000)) },
  ],
  ['513 bytes', { event: 'track', payload: { text: 'x'.repeat(502) } }],
  ['fewer characters with as many bytes', { event: 'track', payload: { text: 'ä'.repeat(251) } }],
])('cannot be told %s', (_what, payload) => {
  const { receive, heard } = enter()
  expect(receive(payload)).toBe(false)
  expect(heard).toEqual([])
})

it('can be told 512 bytes', () => {
  expect(enter().track({ text: 'x'.repeat(501) })).toBe(true)
})

it('passes on no prototype and no forged reference', () => {
  const { track, heard } = enter()
  track(JSON.parse('{"__proto__":null,"constructor":1,"phx_ref":"forged"}'))
  const [, { joins }] = heard[0] as Heard
  expect(joins).toEqual({ a: { metas: [meta({ constructor: 1 })] } })
  expect(JSON.stringify(joins)).not.toContain('forged')
})
