// What a server's process does to follow the texts, in the process of the test.
import { site } from '#content/default-content.ts'
import { createLiveContent, type LiveContentOptions } from '#page-server/live-content/live-content.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

export const liveContentOf = (server: TestServer, options: Partial<LiveContentOptions> = {}) =>
  createLiveContent({
    defaults: site,
    writers: 'local',
    supabase: { url: server.url, anonKey: server.publishableKey },
    source: 'test',
    dataDir: temporaryDirectory().path,
    log: console,
    ...options,
  })
