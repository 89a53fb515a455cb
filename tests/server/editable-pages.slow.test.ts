// Public pages and editable pages of a server that cannot read the table.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { answers } from '#tests/support/server/public-pages/answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const editablePage = async (path: string, url = server.url): Promise<EditablePage> =>
  (await fetch(url + editablePagePath(path))).json()

describe('public pages', () => {
  it('are the same while the table cannot be read, and so are editable pages', async () => {
    const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: server.publishableKey }
    const alone = await startServer({ env })
    const some = ['/', '/services/ate', '/careers', '/404', '/error', '/sitemap.xml']
    const before = await answers(some, alone.url)
    for (const path of ['/', '/services/ate', '/careers', '/404', errorPagePath]) {
      const { texts } = await editablePage(path, alone.url)
      expect(texts, path).toEqual((await editablePage(path)).texts)
    }
    expect(await answers(some, alone.url)).toEqual(before)
    await alone.stop()
  })
})
