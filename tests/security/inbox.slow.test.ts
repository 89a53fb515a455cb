// What a hostile sender can do with the forms: malformed bodies, unexpected fields, slow bodies, and texts that try to
// get somewhere else.
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { InboxSite, writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'
import { pdf } from '#tests/support/server/inbox/office-files.ts'

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const fields = Object.entries(writtenMessage).map(([name, value]) => part(name, value))
const multipart = 'multipart/form-data; boundary=b'

describe('a hostile sender', () => {
  let inbox: InboxSite
  let senders = 0
  beforeAll(async () => {
    inbox = await InboxSite.start()
  })
  beforeEach(() => inbox.clear())
  afterAll(() => inbox?.stop())

  const post = (
    path: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
    address = `10.9.0.${++senders}`,
  ) =>
    fetch(inbox.url + path, {
      method: 'POST',
      body,
      headers: {
        origin: inbox.url,
        accept: 'application/json',
        'content-type': type,
        'x-forwarded-for': address,
      },
    })

  /** Of the forms that can be read. */
  const wrongFields: Record<string, string[]> = {
    'a text of 1 MB': ['message'],
  }
  it.each([
    ['no boundary', 'multipart/form-data', fields.join('')],
    ['another type', 'application/json', JSON.stringify(writtenMessage)],
    ['XML', 'text/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['no end', multipart, fields.join('')],
    ['only a boundary', multipart, '--b'],
    [
      'headers without an end',
      multipart,
      `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}`,
    ],
    [
      'a thousand parts before its own',
      multipart,
      [part('x', 'y').repeat(1000), ...fields, '--b--\r\n'].join(''),
    ],
    [
      'a text of 1 MB',
      'application/x-www-form-urlencoded',
      `${new URLSearchParams({ ...writtenMessage, message: 'x'.repeat(2 ** 20) })}`,
    ],
  ])('is refused with %s, and nothing is stored', async (what, type, body) => {
    const answer = await post('/contact', type, body)
    expect([400, 413, 422]).toContain(answer.status)
    const wrong = wrongFields[what]
    // Without a field to correct, the visitor reads another way to write.
    const expected = wrong ? { wrong, problem: 'invalid' } : { wrong: [], problem: 'unavailable' }
    expect(await answer.json()).toEqual(expected)
    expect(await inbox.sql`select 1 from public.inbox_messages`).toHaveLength(0)
    expect((await fetch(`${inbox.url}/contact`)).status).toBe(200)
  })

  /** Begins an application, up to the middle of its file. */
  function beginUpload(field: string, address = `10.9.0.${++senders}`): Socket {
    const { host, hostname, port } = new URL(inbox.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    const head = [
      'POST /careers HTTP/1.1',
      `Host: ${host}`,
      `X-Forwarded-For: ${address}`,
      `Content-Type: ${multipart}`,
      'Content-Length: 9000000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${fileWithoutEnd(field)}`)
    return socket
  }

  const fileWithoutEnd = (field: string) => part(field, '%PDF', '; filename="cv.pdf"').trimEnd()

  it.each(['file', 'resume'])('is refused if the body ends inside a file, sent as %s', async (field) => {
    const answer = await post('/careers', multipart, fileWithoutEnd(field))
    expect([answer.status, await answer.json()]).toEqual([400, { wrong: [], problem: 'unavailable' }])
    expect(inbox.spooled()).toEqual([])
    expect((await fetch(`${inbox.url}/careers`)).status).toBe(200)
  })

  it.each([
    ['file', 'end'],
    ['file', 'resetAndDestroy'],
    ['resume', 'end'],
  ] as const)('leaves nothing if it disconnects inside a file, sent as %s, by %s', async (field, leave) => {
    const socket = beginUpload(field)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    if (field === 'file') await expect.poll(() => inbox.spooled()).toHaveLength(1)
    socket[leave]()
    await closed
    await expect.poll(() => inbox.spooled()).toEqual([])
    expect((await fetch(`${inbox.url}/careers`)).status).toBe(200)
  })

  it('gets what the URL Standard says for broken escapes', async () => {
    const rest = new URLSearchParams({ ...writtenMessage, message: '' })
    const broken = `${rest}&%=%%&%zz=%f&message=%ff%fe%zz`
    expect((await post('/contact', 'application/x-www-form-urlencoded', broken)).status).toBe(201)
    expect(await inbox.stored(1)).toMatchObject([{ message: '\ufffd\ufffd%zz' }])
  })

  it('reaches no prototype and no further column by the names of fields', async () => {
    const names = [
      '__proto__',
      'constructor',
      'spam',
      'id',
      'stored',
      'mail_state',
      'received_at',
      'file_name',
    ]
    const body = [...fields, ...names.map((name) => part(name, 'hostile')), '--b--\r\n'].join('')
    expect((await post('/contact', multipart, body)).status).toBe(201)
    expect(await inbox.stored(1)).toMatchObject([{ ...writtenMessage, spam: false, file_name: null }])
  })

  it('can send a file only with an application, and only one', async () => {
    const file = (name: string) => part('file', pdf.toString('latin1'), `; filename="${name}"`)
    expect((await post('/contact', multipart, [...fields, file('a.pdf'), '--b--\r\n'].join(''))).status).toBe(
      201,
    )
    const two = [...fields, part('position', ''), file('first.pdf'), file('second.pdf'), '--b--\r\n'].join('')
    expect((await post('/careers', multipart, two)).status).toBe(201)
    const stored = await inbox.stored(2)
    expect(stored.map(({ file_name }) => file_name)).toEqual([null, 'first.pdf'])
  })

  it('cannot keep others from writing: a connection may send 50 forms at once, from however many networks', async () => {
    const send = async (n: number) => {
      const { status } = await post('/contact', 'text/plain', '', `2001:db8:2:${n.toString(16)}::1`)
      return status
    }
    const begin = performance.now()
    const statuses = await Promise.all(Array.from({ length: 90 }, (_, n) => send(n)))
    const seconds = (performance.now() - begin) / 1000
    const read = statuses.filter((status) => status === 400).length
    expect(read + statuses.filter((status) => status === 429).length).toBe(90)
    expect(read).toBeGreaterThanOrEqual(50)
    // One more for each second that this takes.
    expect(read).toBeLessThanOrEqual(50 + seconds)
    expect((await inbox.send({}, { 'x-forwarded-for': '2001:db8:3::1' })).status).toBe(303)
  })

  it('cannot keep others from applying: an address may send 2 files at once, a connection 8, all together 16', async () => {
    const uploads: Socket[] = []
    const begin = (address: string) =>
      uploads.push(beginUpload('file', address), beginUpload('file', address))
    // Fast enough not to be cut off, however long this test takes.
    const dripping = setInterval(() => {
      for (const each of uploads) each.write('x'.repeat(20_000))
    }, 500)
    const end = () => {
      clearInterval(dripping)
      for (const each of uploads) each.destroy()
    }
    onTestFinished(end)
    const application = [
      ...fields,
      part('position', ''),
      part('file', `${pdf}`, '; filename="a.pdf"'),
      '--b--\r\n',
    ].join('')
    const apply = async (address?: string) => (await post('/careers', multipart, application, address)).status

    // One connection has many IPv6 networks.
    for (const n of [1, 2, 3, 4, 5, 6]) begin(`2001:db8:0:${n}::1`)
    await expect.poll(() => inbox.spooled()).toHaveLength(8)
    expect([await apply('2001:db8:0:7::1'), await apply('2001:db8:1:7::1')]).toEqual([503, 201])
    await inbox.stored(1)
    for (const each of uploads.splice(0)) each.destroy()
    await expect.poll(() => inbox.spooled()).toEqual([])
    await inbox.clear()

    for (const n of [1, 2]) begin(`10.8.0.${n}`)
    await expect.poll(() => inbox.spooled()).toHaveLength(4)
    expect([await apply('10.8.0.1'), await apply()]).toEqual([503, 201])
    for (const n of [3, 4, 5, 6, 7, 8]) begin(`10.8.0.${n}`)
    await inbox.stored(1)
    await expect.poll(() => inbox.spooled()).toHaveLength(16)
    expect(await apply()).toBe(503)
    end()
    await expect.poll(() => inbox.spooled()).toEqual([])
    expect(await apply()).toBe(201)
  })

  it('cannot fill the disk: a connection may send 100 MB of files, then 100 MB a day', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(9_999_000 - pdf.length)])
    const apply = async (file: Buffer, address = '10.7.0.1') => {
      const name = '; filename="cv.pdf"'
      const parts = [
        ...fields,
        part('position', ''),
        part('file', file.toString('latin1'), name),
        '--b--\r\n',
      ]
      const answer = await post('/careers', multipart, Buffer.from(parts.join(''), 'latin1'), address)
      return [answer.status, (await answer.json()).problem]
    }
    const begin = performance.now()
    for (let sent = 0; sent < 10; sent++) expect(await apply(large)).toEqual([201, undefined])
    expect(await apply(large)).toEqual([503, 'unavailable'])
    expect(inbox.spooled().filter((name) => name.endsWith('.file')).length).toBeLessThanOrEqual(10)
    const long = new URLSearchParams({ ...writtenMessage, message: 'x'.repeat(20_000) })
    const type = 'application/x-www-form-urlencoded'
    // What is left is enough for a small file, and others are not concerned.
    expect(await apply(pdf)).toEqual([201, undefined])
    expect(await apply(large, '10.7.0.2')).toEqual([201, undefined])
    // Each second allows another kB. On a fast machine, the first text is already too long.
    let stored = 0
    const sendLong = async () => (await post('/contact', type, String(long), '10.7.0.1')).status
    let status = await sendLong()
    for (; status === 201; status = await sendLong()) stored++
    expect(status, 'a long text').toBe(503)
    const secondsTaken = (performance.now() - begin) / 1000
    expect(10 * 9_999_000 + stored * 20_000).toBeLessThanOrEqual(100e6 + (secondsTaken * 100e6) / 86_400)
  })

  it('is cut off when a body comes too slowly', async () => {
    const { hostname, port } = new URL(inbox.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.write(
      `POST /careers HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${multipart}\r\nContent-Length: 9000000\r\n\r\n--b\r\n`,
    )
    const dripping = setInterval(() => socket.write('x'), 500)
    await closed
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('stores texts as they are, which nobody runs', async () => {
    const hostile = `<script>alert(1)</script>'; drop table inbox_messages; -- \${7*7} {{7*7}} %s %n\u202e\ud83d\ude00`
    await inbox.send({ name: hostile, subject: hostile, message: hostile, company: hostile })
    const line = hostile.replace(/\s+/g, ' ')
    expect(await inbox.stored(1)).toMatchObject([
      { name: line, subject: line, company: line, message: hostile },
    ])
    const page = await (await inbox.send({ name: hostile, email: 'no address' })).text()
    expect(page).not.toContain('<script>alert(1)')
    expect(inbox.site.server.output).not.toContain('drop table')
  })
})
