import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { resolveHost } from './resolve-host.ts'

// As in RFC 1035, and RFC 3596 for AAAA.
const types = { A: 1, AAAA: 28 }
const statuses = { found: 0, serverFailure: 2, noSuchName: 3, refused: 5 }

interface Answer {
  status?: keyof typeof statuses
  addresses?: Buffer[]
}

const ipv4 = Buffer.from([192, 0, 2, 1])
const ipv6 = Buffer.from('20010db8000000000000000000000001', 'hex')
const noName: Answer = { status: 'noSuchName' }

/** Looks up a name at a name server that answers as told; undefined: not at all. An answer must arrive within `timeoutMs`. */
function lookUp(
  a: Answer | undefined,
  aaaa: Answer | undefined,
  timeoutMs = a && aaaa ? 5000 : 50,
): Promise<string[]> {
  const server = createSocket('udp4', (query, { port }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const type = question.readUInt16BE(question.length - 4)
    const answer = type === types.A ? a : aaaa
    if (!answer) return
    const { status = 'found', addresses = [] } = answer
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | statuses[status], 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(addresses.length, 6)
    const records = addresses.map((address) => {
      const record = Buffer.alloc(12)
      record.writeUInt16BE(0xc00c, 0) // the name of the question
      record.writeUInt16BE(type, 2)
      record.writeUInt16BE(1, 4)
      record.writeUInt16BE(address.length, 10)
      return Buffer.concat([record, address])
    })
    server.send(Buffer.concat([head, question, ...records]), port)
  })
  return lookUpAt(server, timeoutMs)
}

/** Looks up a name at a name server, which is then closed. */
async function lookUpAt(
  server: Socket,
  timeoutMs: number,
  signal = new AbortController().signal,
): Promise<string[]> {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  try {
    return await resolveHost('www.example.com', signal, resolver)
  } finally {
    server.close()
  }
}

it.each([
  [
    'both kinds',
    { addresses: [ipv4, ipv4] },
    { addresses: [ipv6] },
    ['192.0.2.1', '192.0.2.1', '2001:db8::1'],
  ],
  ['one kind', { addresses: [ipv4] }, {}, ['192.0.2.1']],
  ['the other kind', {}, { addresses: [ipv6] }, ['2001:db8::1']],
])('returns the addresses of %s', async (_what, a, aaaa, expected) => {
  expect(await lookUp(a, aaaa)).toEqual(expected)
})

it('returns the addresses of one kind, although the other is not answered', async () => {
  expect(await lookUp({ addresses: [ipv4] }, undefined, 1000)).toEqual(['192.0.2.1'])
})

it('returns none if there is no such name, or it has no address', async () => {
  expect(await lookUp(noName, noName)).toEqual([])
  expect(await lookUp({}, {})).toEqual([])
})

it.each<[string, Answer | undefined, Answer | undefined]>([
  ['does not answer', undefined, undefined],
  ['answers one question only', noName, undefined],
  ['fails', { status: 'serverFailure' }, { status: 'serverFailure' }],
  ['refuses to answer', { status: 'refused' }, noName],
])('throws if the name server %s', async (_what, a, aaaa) => {
  await expect(lookUp(a, aaaa)).rejects.toThrow('could not be looked up')
})

it('ends when it is canceled, and does not say that the name could not be looked up', async () => {
  const canceling = new AbortController()
  const server = createSocket('udp4', () => canceling.abort())
  await expect(lookUpAt(server, 600_000, canceling.signal)).rejects.toThrow('This operation was aborted')
})
