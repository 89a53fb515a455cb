// Renders and compresses pages as the server does for visitors, with the default texts and without a database.
import { site } from '#content/default-content.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { loadBuild } from '#page-server/production.ts'
import { createPageResponder, createPolicyRenderer } from '#page-server/rendering/page-response.ts'

export async function createResponder() {
  const page = {
    site,
    origin: 'http://127.0.0.1',
    supabase: { url: '', anonKey: 'sb_publishable_bench' },
    writers: 'operators' as const,
    releases: { schedule: true, previews: true },
  }
  const { render } = await loadBuild()
  const renderWithPolicy = createPolicyRenderer({
    render,
    context: async () => page,
    fallback: () => page,
    policy: {},
    log: console,
  })
  return createPageResponder(renderWithPolicy, commonHeaders({ https: false }))
}
