// Where no sign-in is required, people elsewhere see a release by the link to its preview.
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { startServer } from '#testing/server.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'
import { send } from '#tests/support/server/send-headers.ts'

const title = 'A prepared title'
const texts = { 'about.hero.title': title, 'about.hero.subtitle': 'A prepared subtitle' }

describe('where no sign-in is required', () => {
  it('a link to a preview also works from elsewhere', async () => {
    const own = await startServer()
    const client = createClient(own.url, own.publishableKey)
    const id = await createRelease(client, 'Prepared', texts)
    const token = await createLink(client, id)
    const seen = await send(`${own.url}/preview/${token}/about`, { host: 'www.example.com' })
    expect(seen.status).toBe(200)
    expect(seen.body).toContain(title)
    await own.stop()
  })
})
