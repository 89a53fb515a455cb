// What the database stores of the link to a preview: a hash of its token, which nobody may read.
import { expect } from 'vitest'
import type { ReleaseSite, Role } from './release-site.ts'

/** Makes a link to the preview of a release, and expects that no query of an account returns or compares the hash. */
export async function expectNoHash(site: ReleaseSite, role: Role, release: string): Promise<void> {
  await site.write(release, { key: 'New' })
  await site.author.rpc('create_release_preview', { release, hours: 24 }).throwOnError()
  const [stored] = await site.sql`select encode(token_hash, 'hex') as hash from website_release_previews`
  const { server } = site.site
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${site.tokens[role]}` }
  const ask = async (query: string) => {
    const answer = await fetch(`${server.url}/rest/v1/website_release${query}`, { headers })
    return { status: answer.status, body: await answer.text() }
  }
  const hash = `\\x${stored?.hash}`
  for (const query of [
    'previews?select=*',
    'previews',
    'previews?select=token_hash',
    'previews?select=id,token_hash',
    `previews?select=id&token_hash=eq.${hash}`,
    'previews?select=id&token_hash=not.is.null',
    `previews?select=id&or=(token_hash.eq.${hash},id.is.null)`,
    'previews?select=id&order=token_hash',
  ]) {
    const answer = await ask(`_${query}`)
    expect(answer, query).toMatchObject({ status: 403, body: expect.stringContaining('permission denied') })
  }
  // This server embeds no tables. A hosted project does, and the rights to the column decide there.
  for (const query of [
    's?select=name,website_release_previews(token_hash)',
    's?select=name,website_release_previews(*)',
    's?select=name,...website_release_previews(token_hash)',
    `s?select=name,website_release_previews!inner(id)&website_release_previews.token_hash=eq.${hash}`,
    's?select=name,website_release_previews(id)&website_release_previews.order=token_hash',
    '_edits?select=id,website_releases(website_release_previews(token_hash))',
  ])
    expect(await ask(query), query).toMatchObject({
      status: 400,
      body: expect.stringContaining('PGRST100'),
    })
  expect((await ask('_previews?select=id&order=expires_at')).status).toBe(200)
  const readers = await site.sql`
    select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
      and has_column_privilege(rolname, 'website_release_previews', 'token_hash', 'select')`
  expect([...readers]).toEqual([])
}
