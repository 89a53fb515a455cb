import { expect, it, vi } from 'vitest'
import { browserClient } from '#app/supabase.ts'
import { rereadOnChange } from './reread-on-change.ts'

it('follows the table even if the session could not be refreshed', async () => {
  const client = browserClient({ url: 'http://127.0.0.1:9', anonKey: 'key' })
  vi.spyOn(client.realtime, 'setAuth').mockRejectedValue(new Error('no network'))
  const end = rereadOnChange(client, 'website_releases', () => {})
  await expect.poll(() => client.getChannels().length).toBe(1)
  end()
})
