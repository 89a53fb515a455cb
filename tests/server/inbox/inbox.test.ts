// What visitors send with the forms: accepted, refused, kept through a database that is down, and expired.
import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inbox as panelTexts } from '#app/admin/copy/inbox.ts'
import { careersInbox, contactInbox } from '#content/inbox.ts'
import { database } from '#tests/support/server/databases.ts'
import { InboxSite, writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'
import { docx, odt, pdf, zip, zipBomb } from '#tests/support/server/inbox/office-files.ts'

describe(`the inbox of a site on ${database}`, () => {
  let inbox: InboxSite
  beforeAll(async () => {
    inbox = await InboxSite.start()
  })
  beforeEach(() => inbox.clear())
  afterAll(() => inbox?.stop())

  it('accepts a message from a browser without script, and leads to what happens next', async () => {
    const answer = await inbox.send({ message: writtenMessage.message })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent'])
    const expected = { ...writtenMessage, kind: 'message', spam: false, spam_signs: [], mail_state: 'off' }
    expect(await inbox.stored(1)).toMatchObject([expected])
    await expect.poll(() => inbox.spooled()).toEqual([])
  })

  it('accepts an address with an international domain, as Firefox sends it', async () => {
    expect((await inbox.send({ email: 'ada@müller.de' })).status).toBe(303)
    expect(await inbox.stored(1)).toMatchObject([{ email: 'ada@xn--mller-kva.de' }])
  })

  it('accepts an application for a position, with its file unchanged', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(600_000, 'x')])
    const answer = await inbox.apply({ name: 'Resume.PDF', bytes }, { position: 'verification-engineer' })
    expect([answer.status, await answer.json()]).toEqual([201, {}])
    const [{ id, ...application } = { id: '' }] = await inbox.stored(1)
    expect(application).toMatchObject({
      kind: 'application',
      subject: 'Verification Engineer',
      file_name: 'Resume.pdf',
      file_type: 'application/pdf',
      file_size: bytes.length,
    })
    const parts = await inbox.sql<{ data: Buffer }[]>`
      select data from public.inbox_file_parts where message_id = ${id} order by part`
    expect(Buffer.concat(parts.map(({ data }) => data)).equals(bytes)).toBe(true)
    await expect.poll(() => inbox.spooled()).toEqual([])
  })

  it('says where a position is if another one has the same title, as the form does', async () => {
    const options = async () =>
      (await (await fetch(`${inbox.url}/careers`)).text()).match(/(?<=<option value="[\w-]{1,64}">)[^<]+/g)
    const titles = ['Senior ASIC Design Engineer', 'Software Development Engineer']
    await inbox.sql`
      insert into public.website_content (content_key, content_value)
      values ('careers.positions.product-manager.title', 'Verification Engineer')`
    try {
      await expect
        .poll(options)
        .toEqual([...titles, 'Verification Engineer, Austin', 'Verification Engineer, Tokyo'])
      for (const position of ['product-manager', 'senior-asic-design-engineer'])
        expect((await inbox.apply({ name: 'a.pdf', bytes: pdf }, { position })).status).toBe(201)
      expect((await inbox.stored(2)).map(({ subject }) => subject)).toEqual([
        'Verification Engineer, Tokyo',
        'Senior ASIC Design Engineer',
      ])
    } finally {
      await inbox.sql`delete from public.website_content`
      await expect.poll(options).toEqual([...titles, 'Verification Engineer', 'Product Manager'])
    }
  })

  it.each([
    ['resume.docx', docx, 201],
    ['resume.odt', odt, 201],
    ['a PDF under another name.exe', pdf, 201],
    ['no PDF.pdf', Buffer.from('MZ a program'), 422],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 422],
    ['archive.docx', zip([['readme.txt', 'Not a document']]), 422],
    ['bomb.docx', zipBomb(), 422],
    ['cut off.docx', docx.subarray(0, 40), 422],
    ['empty.pdf', Buffer.alloc(0), 422],
    ['20 MB.pdf', Buffer.concat([pdf, Buffer.alloc(20 * 2 ** 20)]), 413],
  ])('looks into a file: %s', async (name, bytes, status) => {
    const answer = await inbox.apply({ name, bytes })
    expect(answer.status).toBe(status)
    if (status === 201) expect(await inbox.stored(1)).toHaveLength(1)
    else expect(await answer.json()).toEqual({ wrong: ['file'], problem: 'invalid' })
    await expect.poll(() => inbox.spooled()).toEqual([])
  })

  it('names POST among the methods of the pages with a form, and of no other', async () => {
    const { url } = inbox.site.server
    for (const path of ['/contact', '/contact?department=ate-services', '/careers', '/about']) {
      const { status, headers } = await fetch(url + path, { method: 'PUT' })
      const allowed = path === '/about' ? 'GET, HEAD' : 'GET, HEAD, POST'
      expect([status, headers.get('allow')], path).toEqual([405, allowed])
    }
  })

  it('names the fields to correct, and shows a browser without script the page again', async () => {
    const form = await inbox.send({ email: 'ada', subject: ' ' }, { accept: 'application/json' })
    expect([form.status, await form.json()]).toEqual([
      422,
      { wrong: ['email', 'subject'], problem: 'invalid' },
    ])
    const page = await inbox.send({ email: 'ada@' })
    expect(page.status).toBe(422)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    const application = await inbox.apply({ name: 'a.pdf', bytes: pdf }, { position: 'no-such-position' })
    expect(await application.json()).toEqual({ wrong: ['position'], problem: 'invalid' })
    expect(await inbox.sql`select 1 from public.inbox_messages`).toHaveLength(0)
  })

  it.each([
    ['?department=ate-services', 'Load boards', 'ATE: Load boards'],
    ['?ref=mail&department=ate-services', 'Inquiry: ATE', 'Inquiry: ATE'],
    ['?department=no-such', 'Load boards', 'Load boards'],
    ['?department=', 'Load boards', 'Load boards'],
  ])('reads the department in /contact%s, with the subject "%s"', async (query, subject, stored) => {
    expect((await inbox.send({ subject }, {}, `/contact${query}`)).status).toBe(303)
    expect(await inbox.stored(1)).toMatchObject([{ subject: stored, spam: false }])
  })

  it('does not take a message for spam because its sender had to correct it', async () => {
    const message = 'Corrected three times'
    for (let n = 0; n < 3; n++) expect((await inbox.send({ message, email: 'ada@' })).status).toBe(422)
    expect((await inbox.send({ message })).status).toBe(303)
    expect(await inbox.stored(1)).toMatchObject([{ message, spam: false }])
  })

  it('does not take a message for spam because it could not be saved before', async () => {
    const folder = join(inbox.site.server.dataDir, 'inbox')
    const message = 'Sent three times. '.repeat(10).trim()
    // No message may be on its way to the database while its folder is away.
    await expect.poll(() => inbox.spooled()).toEqual([])
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, 'In place of a folder, this can be opened, and nothing can be saved in it.')
    for (let n = 0; n < 2; n++) expect((await inbox.send({ message })).status).toBe(503)
    rmSync(folder)
    renameSync(`${folder}.away`, folder)
    expect((await inbox.send({ message })).status).toBe(303)
    expect(await inbox.stored(1)).toMatchObject([{ message, spam: false }])
  })

  it('refuses a form of another site, and keeps but sets apart what looks like spam', async () => {
    expect((await inbox.send({}, { origin: 'https://evil.example' })).status).toBe(403)
    const foreign = { 'sec-fetch-site': 'cross-site', accept: 'application/json' }
    const refused = await inbox.send({}, foreign)
    expect([refused.status, await refused.json()]).toEqual([403, { wrong: [], problem: 'unavailable' }])
    expect((await inbox.send({ website: 'https://buy.example' })).status).toBe(303)
    expect((await inbox.send({ message: 'From a file' }, { origin: 'null' })).status).toBe(303)
    const signs = (await inbox.stored(2)).map(({ spam, spam_signs }) => [spam, spam_signs])
    expect(signs).toEqual([
      [true, ['honeypot']],
      [true, ['no-origin']],
    ])
    expect(await inbox.sql`select unread from public.inbox_state`).toEqual([{ unread: 0 }])
  })

  it('slows down an address that sends too many, and says so', async () => {
    const sender = { 'x-forwarded-for': '192.0.2.1' }
    const begin = performance.now()
    const answers = await Promise.all(Array.from({ length: 25 }, () => inbox.send({}, sender)))
    const statuses = answers.map(({ status }) => status)
    const accepted = statuses.filter((status) => status === 303).length
    expect(accepted).toBeGreaterThanOrEqual(20)
    // One more every 10 s.
    expect(accepted).toBeLessThanOrEqual(20 + Math.floor((performance.now() - begin) / 10_000))
    expect(new Set(statuses)).toEqual(new Set([303, 429]))
    const last = await inbox.send({}, { ...sender, accept: 'application/json' })
    expect([last.headers.get('retry-after'), await last.json()]).toEqual([
      '60',
      { wrong: [], problem: 'limit' },
    ])
    expect(await inbox.stored(accepted)).toHaveLength(accepted)
  })

  it('acknowledges and keeps messages while the database is down', async () => {
    for (let n = 0; n < 5; n++) {
      if (n === 2) await inbox.site.restartDatabase()
      const answer = await inbox.send({ subject: `Number ${n}` })
      expect(answer.status).toBe(303)
    }
    await inbox.reconnect()
    expect((await inbox.stored(5)).map(({ subject }) => subject)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Number ${n}`),
    )
  })

  it('deletes messages after 12 months and applications after 6, with their files', async () => {
    await inbox.send()
    await inbox.apply({ name: 'a.pdf', bytes: pdf })
    const [message, application] = await inbox.stored(2)
    const expireAt = async (months: number) => {
      await inbox.sql`
        update public.inbox_messages set received_at = now() - ${`${months} months`}::interval + interval '1 day'`
      await inbox.sql`select public.inbox_expire()`
      return (await inbox.sql`select id from public.inbox_messages`).map(({ id }) => id)
    }
    expect(await expireAt(6)).toEqual([message?.id, application?.id])
    expect(await expireAt(7)).toEqual([message?.id])
    expect(await inbox.sql`select 1 from public.inbox_file_parts`).toHaveLength(0)
    expect(await expireAt(12)).toEqual([message?.id])
    expect(await expireAt(13)).toEqual([])
  })

  it('names these times on the forms and in the panel', () => {
    expect(contactInbox.kept).toContain('12 months')
    expect(careersInbox.kept).toContain('6 months')
    expect(panelTexts.message.gone).toContain('older than 12 months (an application: 6 months)')
  })

  it('deletes only the oldest messages if the clock of the database is wrong for a moment', async () => {
    await inbox.sql`
      insert into public.inbox_messages (id, kind, received_at, name, email, subject, message, spam, mail_state)
      select gen_random_uuid(), 'message', now() - interval '2 years' - n * interval '1 day', n, '', '', '', false, 'off'
      from generate_series(1, 150) as n`
    await inbox.sql`select public.inbox_expire()`
    const [left] = await inbox.sql`select count(*)::int, max(name::int) as oldest from public.inbox_messages`
    expect(left).toEqual({ count: 50, oldest: 50 })
  })

  it('gives a message the time of the database if the clock of the process is far behind, or ahead', async () => {
    const receive = async (at: Date) => {
      const row = { id: randomUUID(), kind: 'message', received_at: at, ...writtenMessage, spam_signs: [] }
      await inbox.sql`select inbox_receive(${JSON.stringify({ ...row, spam: false, mail_state: 'off' })})`
      const [stored] = await inbox.sql`select received_at from inbox_messages where id = ${row.id}`
      return stored?.received_at.getTime()
    }
    const yesterday = Date.now() - 86_400_000
    expect(await receive(new Date(yesterday))).toBe(yesterday)
    expect(await receive(new Date('2020-01-01'))).toBeGreaterThan(yesterday)
    expect(await receive(new Date(Date.now() + 86_400_000))).toBeLessThanOrEqual(Date.now())
  })

  it('removes what a request left that ended before it was complete', async () => {
    const { hostname, port } = new URL(inbox.url)
    const socket = connect(Number(port), hostname)
    const head = `POST /careers HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 9000\r\n`
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
    socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${part}${'x'.repeat(4000)}`)
    await expect.poll(() => inbox.spooled()).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => inbox.spooled()).toEqual([])
  })
})
