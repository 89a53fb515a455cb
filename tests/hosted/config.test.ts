// What `supabase config push` would change in a project, by Supabase's real program: nobody signs up any more, and operators still sign in.
// Supabase's management API is a stand-in that knows one new project.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { SupabaseProgram } from '#tests/support/server/programs/supabase-program.ts'

const { path, remove } = temporaryDirectory()
const program = new SupabaseProgram(path)
const project = 'abcdefghijklmnopqrst'
/** By the names of Auth's own settings: what a project has from the start. */
const auth = { disable_signup: false, external_email_enabled: true }

let api: Server
/** The bodies of all requests that would change the project. */
const sent: unknown[] = []
beforeAll(async () => {
  const answers: Record<string, unknown> = {
    [`/v1/projects/${project}/billing/addons`]: { available_addons: [], selected_addons: [] },
    [`/v2/projects/${project}/config`]: { data: { attributes: { auth } } },
  }
  api = createServer(async (request, response) => {
    if (request.method !== 'GET') sent.push(JSON.parse(await text(request)))
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { message: 'Not found' }))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const profile = { name: 'stand-in', api_url: url, dashboard_url: url, project_host: 'localhost' }
  writeFileSync(join(path, 'profile.yaml'), JSON.stringify(profile))
})
afterAll(async () => {
  api.close()
  await once(api, 'close')
  remove()
})

const config = (command: string, ...options: string[]) =>
  program.run(
    ['config', command, `--remote=${project}`, ...options, '--profile', join(path, 'profile.yaml')],
    { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
  )

it('turns signing up off and leaves signing in by email on, by settings that are current', async () => {
  const { code, output, errors } = await config('diff', '--output-format=json')
  expect(code, errors).toBe(0)
  expect(errors).not.toMatch(/deprecated|Unknown/i)
  const { changes } = JSON.parse(output)
  expect(changes.filter((change: { class: string }) => change.class === 'update')).toEqual([
    { path: ['auth', 'enable_signup'], class: 'update', declared: true, local: false, remote: true },
  ])
})

it('sends nothing that the free plan lacks, such as limits of sessions, because then nothing would be set', async () => {
  await config('push', '--yes')
  expect(sent).toEqual([
    {
      disable_signup: true,
      password_min_length: 12,
      security_update_password_require_current_password: true,
      security_update_password_require_reauthentication: true,
    },
  ])
})
