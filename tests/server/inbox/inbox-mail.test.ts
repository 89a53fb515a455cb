// Mails about new messages, with a real mail server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { type Mailbox, openMailbox } from '#tests/support/server/inbox/mailbox.ts'
import { pdf } from '#tests/support/server/inbox/office-files.ts'

describe('the mails about messages', () => {
  let mailbox: Mailbox
  let inbox: InboxSite
  beforeAll(async () => {
    mailbox = await openMailbox()
    inbox = await InboxSite.start({ SMTP_URL: mailbox.url, INBOX_MAIL_TO: 'web@example.org' })
  })
  beforeEach(() => inbox.clear())
  afterAll(async () => {
    await inbox?.stop()
    await mailbox?.close()
  })

  const stateOf = async () =>
    (await inbox.stored(1)).map(({ mail_state, mail_error, mail_attempts }) => ({
      mail_state,
      mail_error,
      mail_attempts,
    }))
  /** Makes the next attempt due, as if its waiting time were over. */
  const makeDue = () => inbox.sql`update public.inbox_messages set mail_next_at = now()`

  it('go to the operators, and are answered to the visitor', async () => {
    const before = mailbox.mails.length
    await inbox.send({ name: 'Ada\r\nBcc: eve@example.com' })
    await expect.poll(() => mailbox.mails.length).toBe(before + 1)
    const mail = mailbox.mails.at(-1)
    expect(mail).toMatchObject({ from: 'web@example.org', to: ['web@example.org'] })
    expect(mail?.source).toMatch(/^Reply-To: .*<ada@example\.com>\r$/m)
    expect(mail?.source).not.toMatch(/^Bcc:/im)
    await expect.poll(stateOf).toEqual([{ mail_state: 'sent', mail_error: null, mail_attempts: 1 }])
    const [{ id = '' } = {}] = await inbox.stored(1)
    const text = mail?.source.replaceAll('=\r\n', '') // soft line breaks (RFC 2045, 6.7)
    expect(text).toContain(`/admin#inbox/${id}`)
  })

  it('name the file of an application, and leave out what looks like spam', async () => {
    const before = mailbox.mails.length
    await inbox.send({ website: 'x' })
    await inbox.apply({ name: 'Resume.pdf', bytes: pdf })
    await expect.poll(() => mailbox.mails.length).toBe(before + 1)
    expect(mailbox.mails.at(-1)?.source).toContain('File: Resume.pdf (in the panel)')
    const states = (await inbox.stored(2)).map(({ mail_state }) => mail_state)
    expect(states[0]).toBe('off')
  })

  it('are sent again while the mail server refuses them, and on request', async () => {
    const before = mailbox.mails.length
    mailbox.refuse(true)
    await inbox.send()
    const refused = { mail_state: 'waiting', mail_error: '452 The mailbox is full', mail_attempts: 1 }
    await expect.poll(stateOf).toEqual([refused])
    const [next] = await inbox.sql`
      select mail_next_at >= received_at + interval '1 minute' and mail_next_at <= now() + interval '1 minute' as soon
      from public.inbox_messages`
    expect(next?.soon).toBe(true)

    await inbox.sql`update public.inbox_messages set mail_attempts = 29`
    await makeDue()
    await inbox.wake()
    await expect.poll(async () => (await stateOf()).at(0)?.mail_state).toBe('failed')
    mailbox.refuse(false)
    const [{ id = '' } = {}] = await inbox.stored(1)
    await inbox.operator.rpc('inbox_resend_mail', { message_id: id }).throwOnError()
    await inbox.wake()
    await expect.poll(async () => (await stateOf()).at(0)?.mail_state).toBe('sent')
    expect(mailbox.mails.filter(({ source }) => source.includes(id)).length).toBe(1)
    expect(mailbox.mails.length).toBeGreaterThan(before)
  })

  it('do not wait for a time that a wrong clock has set', async () => {
    mailbox.refuse(true)
    await inbox.send()
    await expect.poll(async () => (await stateOf()).at(0)?.mail_error).toBe('452 The mailbox is full')
    mailbox.refuse(false)
    await inbox.sql`update public.inbox_messages set mail_next_at = now() + interval '1 year'`
    await inbox.wake()
    await expect.poll(async () => (await stateOf()).at(0)?.mail_state).toBe('sent')
  })

  it('wait while a publisher has marked the message as spam', async () => {
    mailbox.refuse(true)
    await inbox.send()
    const waiting = { mail_state: 'waiting', mail_error: '452 The mailbox is full', mail_attempts: 1 }
    await expect.poll(stateOf).toEqual([waiting])
    mailbox.refuse(false)
    const [{ id = '' } = {}] = await inbox.stored(1)
    const mark = (spam: boolean) =>
      inbox.operator.from('inbox_messages').update({ spam }).eq('id', id).throwOnError()
    await mark(true)
    await makeDue()
    // Its turn is after that of the other one.
    await inbox.send()
    await expect.poll(async () => (await stateOf()).at(1)?.mail_state).toBe('sent')
    expect((await stateOf()).at(0)).toEqual(waiting)
    await mark(false)
    await inbox.wake()
    await expect.poll(async () => (await stateOf()).at(0)?.mail_state).toBe('sent')
  })

  it('stay sent if an earlier attempt fails only later', async () => {
    await inbox.send()
    const sent = { mail_state: 'sent', mail_error: null, mail_attempts: 1 }
    await expect.poll(stateOf).toEqual([sent])
    const [{ id = '' } = {}] = await inbox.stored(1)
    await inbox.sql`select inbox_note_mail(${id}, 'The mail server took too long.')`
    expect(await stateOf()).toEqual([sent])
  })

  it('wait for a mail server that is down, and lose no message', async () => {
    const { port } = new URL(mailbox.url)
    await mailbox.close()
    await inbox.send()
    // As often as in the first hour: after 1, 3, 7, 15, 31 and 63 minutes.
    const next = async () =>
      (
        await inbox.sql`
          select mail_attempts as attempt, round(extract(epoch from mail_next_at - now()) / 60)::int as minutes
          from public.inbox_messages where mail_state = 'waiting'`
      )[0]
    for (let attempt = 1; attempt <= 7; attempt++) {
      await expect.poll(next).toEqual({ attempt, minutes: Math.min(2 ** (attempt - 1), 60) })
      await makeDue()
      await inbox.wake()
    }
    await expect.poll(next).toEqual({ attempt: 8, minutes: 60 })
    expect((await stateOf()).at(0)?.mail_error).toBe(`connect ECONNREFUSED 127.0.0.1:${port}`)
    mailbox = await openMailbox(Number(port))
    await makeDue()
    await inbox.wake()
    await expect.poll(() => mailbox.mails.length).toBeGreaterThan(0)
  })
})
