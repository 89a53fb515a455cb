// Static exports of a site. One of our own servers stands in for the hosted project.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { buildStatic } from '#tests/support/server/programs/static-build.ts'

export const title = 'Of the moment <script>'
export const hidden = '/services/dft'

/** Starts a server with some edits. */
export async function startProject(): Promise<TestServer> {
  const project = await startServer()
  await connectClient(project)
    .from('website_content')
    .insert([
      { content_key: 'home.hero.title', content_value: title },
      { content_key: 'services.ate.overview', content_value: 'You hand over a wafer.' },
      // It is on every sharing picture, so all of them are drawn again.
      { content_key: 'company.wordmark.strong', content_value: 'Renamed' },
      {
        content_key: redirectsKey,
        content_value: '/services/dft /services#semiconductors\n/our%20jobs /careers\n/jobs /our%20jobs',
      },
    ])
    .throwOnError()
  return project
}

/** What an export of this project needs. @param port where its host will listen */
export const exportEnv = (project: TestServer, port: number) => ({
  SUPABASE_URL: project.url,
  SUPABASE_ANON_KEY: project.publishableKey,
  SITE_URL: `http://127.0.0.1:${port}`,
})

/** Expects an export with a change of its environment to fail, with one line, and to leave the files in its folder alone. */
export async function expectFailure(
  folder: string,
  env: ReturnType<typeof exportEnv>,
  change: Record<string, string>,
  message: RegExp,
): Promise<void> {
  const index = () => readFileSync(join(folder, 'index.html'), 'utf8')
  const before = index()
  const { code, errors } = await buildStatic(folder, { ...env, ...change })
  expect(code).toBe(1)
  expect(errors).toMatch(message)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).not.toContain(env.SUPABASE_ANON_KEY)
  expect(index()).toBe(before)
}
