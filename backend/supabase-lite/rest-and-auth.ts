// REST and Auth on PostgreSQL through @supabase/lite, corrected to answer like PostgREST and GoTrue.
import type { DatabaseTarget } from '#backend/database/connect.ts'
import { exposedSchemas } from '#backend/database/exposed-schemas.ts'
import type { Claims } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import { moveHashingToThread } from '#backend/passwords/password-thread.ts'
import type { Query } from '#backend/query.ts'
import { shapeLimits } from '#backend/request-shape/shape-limits.ts'
import { logServerError, withPostgrestError } from '#backend/rest/postgrest-errors.ts'
import { fetchLikePostgrest } from '#backend/rest/postgrest-reads.ts'
import { createRequestContext, requestContext } from '#backend/rest/request-context.ts'
import { App } from './library.ts'
import { PooledConnection } from './pooled-connection.ts'

moveHashingToThread()

/**
 * The connection pools: visitors, writers and Auth each have their own. Even if visitors keep theirs busy, operators
 * can sign in and save.
 */
export type PoolName = 'visitor' | 'writer' | 'auth'

export interface RestAndAuth {
  fetch(request: Request, pool: PoolName): Promise<Response>
  /** Asks the database whether this session may write now, at least into a release (`may_prepare`). */
  mayPrepare(claims: Claims): Promise<boolean>
  /** Runs statements on the tables of Auth in one transaction. */
  inTransaction<T>(run: (query: Query) => Promise<T>): Promise<T>
  /** Creates the tables of Auth if they are missing. */
  createAuthTables(): Promise<void>
  /** Reads and caches the schema, so that the first request does not have to wait for that. */
  readSchema(): Promise<void>
  /**
   * Creates an account, although sign-up is disabled.
   * @returns its user id
   * @throws if the address or the password is refused
   */
  createUser(email: string, password: string): Promise<string>
  close(): Promise<void>
}

export function openRestAndAuth(target: DatabaseTarget, keys: Keys): RestAndAuth {
  const { responseBytes, statementMs } = shapeLimits
  const auth = new PooledConnection(target, { maxConnections: 3, statementTimeoutMs: statementMs.writer })
  const connections: Record<PoolName, PooledConnection> = {
    visitor: new PooledConnection(target, {
      maxConnections: 3,
      statementTimeoutMs: statementMs.visitor,
      maxResponseBytes: responseBytes.visitor,
    }),
    writer: new PooledConnection(target, {
      maxConnections: 4,
      statementTimeoutMs: statementMs.writer,
      maxResponseBytes: responseBytes.writer,
    }),
    auth,
  }
  const appOf = (pool: PoolName) => createApp(connections[pool], keys, { signUp: false })
  const apps: Record<PoolName, ReturnType<typeof createApp>> = {
    visitor: appOf('visitor'),
    writer: appOf('writer'),
    auth: appOf('auth'),
  }
  return {
    fetch: (request, pool) =>
      requestContext.run(createRequestContext(request), async () => {
        const fetch = async (request: Request) => withPostgrestError(await apps[pool].fetch(request))
        return logServerError(await fetchLikePostgrest(request, fetch))
      }),
    mayPrepare: (claims) => auth.mayPrepare(claims),
    inTransaction: (run) => auth.inTransaction(run),
    createAuthTables: () => apps.auth.ensureSystemSchema(),
    async readSchema() {
      await Promise.all([connections.visitor.introspect(), connections.writer.introspect()])
    },
    createUser: (email, password) => signUp(createApp(auth, keys, { signUp: true }), keys, email, password),
    async close() {
      await Promise.all(Object.values(connections).map((connection) => connection.close()))
    },
  }
}

function createApp(connection: PooledConnection, keys: Keys, { signUp }: { signUp: boolean }) {
  return new App({
    connection,
    api: { enabled: true, schemas: exposedSchemas },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      enable_signup: signUp,
      email: { enable_signup: signUp, enable_confirmations: false },
    },
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { disableStudio: true },
      // The default driver would print mails, including sign-in links. This server sends no mail.
      drivers: { email: { send: async () => {} } },
    },
  })
}

async function signUp(
  app: InstanceType<typeof App>,
  keys: Keys,
  email: string,
  password: string,
): Promise<string> {
  const response = await app.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  const answer = (await response.json()) as { user?: { id: string }; msg?: string }
  if (!answer.user) throw new Error(answer.msg ?? `Auth answered ${response.status}`)
  return answer.user.id
}
