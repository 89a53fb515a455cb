// Renders and compresses pages as the server does for visitors, with the default texts and without a database.
import { site } from '#content/default-content.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { createPageRoutes } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'

export async function createResponder() {
  const { respond } = createPageRoutes({
    render: (await loadBuild()).render,
    page: {
      origin: 'http://127.0.0.1',
      supabase: { url: '', anonKey: 'sb_publishable_bench' },
      writers: 'operators',
      releases: { schedule: true, previews: true },
    },
    defaults: site,
    content: fixedContent(site),
    headers: commonHeaders({ https: false }),
    log: console,
  })
  return respond
}
