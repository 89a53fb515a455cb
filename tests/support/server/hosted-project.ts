// A server that answers calls of functions as PostgREST of a hosted project does, with the rights of the key.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Sql } from 'postgres'

const serviceKey = 'a-secret-key'

export interface HostedProject {
  /** What a process needs to use it; the second one with its secret key. */
  publicEnv: Record<string, string>
  secretEnv: Record<string, string>
  /** The functions that were called with the secret key, and all calls without it. */
  called: string[]
  close(): void
}

/** @param sql the database of the project */
export async function startHostedProject(sql: Sql): Promise<HostedProject> {
  const called: string[] = []
  const server = createServer(async (request, response) => {
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)/.exec(request.url ?? '') ?? []
    if (!name) return void response.writeHead(401).end('{}')
    const hasKey = request.headers.apikey === serviceKey
    called.push(hasKey ? name : `${name} without the key`)
    if (!hasKey) return void response.writeHead(401).end('{}')
    const args = (await json(request)) as Record<string, string>
    const names = Object.keys(args).map((argument, n) => `${argument} => $${n + 1}`)
    const [row] = await sql.begin(async (transaction) => {
      await transaction`set local role service_role`
      return transaction.unsafe(`select public.${name}(${names}) as result`, Object.values(args))
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row?.result ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const publicEnv = { SUPABASE_URL, SUPABASE_ANON_KEY: 'public' }
  return {
    publicEnv,
    secretEnv: { ...publicEnv, SUPABASE_SERVICE_ROLE_KEY: serviceKey },
    called,
    close: () => server.close(),
  }
}
