// `npm run operator`, and what happens to the sessions of removed operators. What it refuses, and less usual cases, are in
// operator.slow.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '#testing/accounts.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { operatorsOf } from '#tests/support/server/programs/operator-command.ts'

describe(`npm run operator on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await shareSite({ ADMIN_ACCESS: 'operators' })
  })
  afterAll(() => site?.stop())

  const { run, newEmail, newItem, addOperator, signIn } = operatorsOf(() => site)

  it('adds operators, ignoring the case of the address, and lists them with their last sign-in', async () => {
    const email = newEmail()
    await addOperator(email)
    const line = async () => (await run(['list'])).output.split('\n').find((text) => text.startsWith(email))
    expect(await line()).toMatch(/ publisher +\d{4}-\d\d-\d\d \d\d:\d\d +never$/)
    await signIn(email.toUpperCase())
    expect(await line()).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\d +\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await run(['add', email.toUpperCase()])).toMatchObject({
      code: 1,
      errors: `${email} is already a publisher.\n`,
    })
  })

  it('adds authors, who may prepare releases and not edit, and changes the role of a running session', async () => {
    const email = newEmail()
    expect(await run(['add', email, '--author'], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} can now sign in at /admin and prepare releases.\n`,
      errors: '',
    })
    const client = await signIn(email)
    const rights = async () => [
      (await client.rpc('may_prepare').throwOnError()).data,
      (await client.rpc('may_write').throwOnError()).data,
      (await client.from('website_content').insert(newItem())).status,
    ]
    expect(await rights()).toEqual([true, false, 403])
    expect((await run(['list'])).output).toMatch(new RegExp(`^${email} +author +\\d{4}-`, 'm'))
    expect(await run(['add', '--author', email])).toMatchObject({
      code: 1,
      errors: `${email} is already an author.\n`,
    })
    expect(await run(['add', email.toUpperCase()])).toMatchObject({
      code: 0,
      output: `${email} is now a publisher, no longer an author.\n`,
    })
    expect(await rights()).toEqual([true, true, 201])
    expect(await run(['add', email, '--author'])).toMatchObject({
      code: 0,
      output: `${email} is now an author, no longer a publisher.\n`,
    })
    expect(await rights()).toEqual([true, false, 403])
  })

  it('removes an operator, whose running session can no longer write or be refreshed', async () => {
    const email = newEmail()
    await addOperator(email)
    const operator = await signIn(email)
    const written = newItem()
    const refused = newItem()
    // An event of an item written just before the subscription may arrive as well.
    const keysOfEvents: unknown[] = []
    await new Promise<void>((resolve) => {
      operator
        .channel('content')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'website_content' }, (change) =>
          keysOfEvents.push(change.new.content_key),
        )
        .subscribe((status) => status === 'SUBSCRIBED' && resolve())
    })
    const { data } = await operator.from('website_content').insert(written).select().single().throwOnError()
    await expect.poll(() => keysOfEvents).toContain(written.content_key)

    expect(await run(['remove', email])).toMatchObject({
      code: 0,
      output: `${email} can no longer edit or sign in as an operator.\n`,
    })
    const content = () => operator.from('website_content')
    expect(await content().insert(refused)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect((await content().update({ content_value: 'No' }).eq('id', data.id).select()).data).toEqual([])
    expect((await content().delete().eq('id', data.id).select()).data).toEqual([])
    expect((await content().select().eq('id', data.id)).data).toEqual([data])
    expect(keysOfEvents).not.toContain(refused.content_key)
    expect((await operator.auth.refreshSession()).error).toMatchObject({ status: 400 })
    expect((await operator.auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(await run(['remove', email])).toMatchObject({
      code: 1,
      errors: `${email} is not an operator. "npm run operator -- list" shows who is.\n`,
    })
    await operator.realtime.disconnect()
  })
})
