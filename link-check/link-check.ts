// Checks the links of the site to other sites, for people who may edit or prepare releases. A browser cannot do that: other sites
// do not let it read their answers. So this server requests them, and only those in the texts (docs/decisions/0033-site-check.md).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#content/default-content.ts'
import { externalLinksOf } from '#content/keys/external-links.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules, type Writers } from '#content/keys/writers.ts'
import { type LinkCheckStart, type LinkReport, linkCheckPath, maxCheckedLinks } from '#content/link-report.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { uuidPattern } from '#content-sync/uuid.ts'
import { sendProblem } from '#page-server/http/problem-details.ts'
import type { ContentSource } from '#page-server/live-content/content-source.ts'
import { createReleaseReader, editsOrRefusal, withEdits } from '#page-server/releases/release-reader.ts'
import { endBody, unwantedBody } from '#server/discard-body.ts'
import { describeWithoutMessage } from '#server/error-reason.ts'
import { isForeignOrigin } from '#server/foreign-origin.ts'
import type { Log } from '#server/log.ts'
import { pathOf, queryOf } from '#server/request-url.ts'
import { createCheckLimits } from './check-limits.ts'
import { type CheckOptions, createLinkChecker } from './check-link.ts'
import { checkLinks } from './check-links.ts'

export interface LinkCheckOptions extends CheckOptions {
  defaults: Site
  writers: Writers
  content: Pick<ContentSource, 'rows'>
  /** The client of this process, which asks with the rights of the session in the request. */
  client: ContentClient
  /** Whether a request comes from where editing is allowed. The backend cannot tell: it sees our client, which is always local. */
  passesLocalAccess: (request: IncomingMessage) => boolean
  trustedProxies: readonly string[]
  /** Headers of every response. */
  headers: Headers
  log: Log
}

export interface LinkCheckEndpoint {
  accepts(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends all checks. */
  stop(): void
}

/** Proxies close a connection on which nothing is sent, often after 60 s. The panel ignores empty lines. */
const heartbeatMs = 15_000

export function createLinkCheckEndpoint(options: LinkCheckOptions): LinkCheckEndpoint {
  const { origin, defaults, writers, content, client, passesLocalAccess, trustedProxies, headers, log } =
    options
  const limits = createCheckLimits(trustedProxies)
  const check = createLinkChecker(options)
  const rules = overrideRules(writers)
  const reader = createReleaseReader(client)
  const stopping = new AbortController()

  return {
    accepts: ({ method, url = '' }) => method === 'POST' && pathOf(url) === linkCheckPath,
    async handle(request, response) {
      response.setHeaders(headers)
      try {
        const refusal = await run(request, response)
        if (refusal !== undefined) await refuse(request, response, refusal)
      } catch (error) {
        const isCanceled = response.closed || stopping.signal.aborted
        if (!isCanceled) log.error('Links could not be checked', { reason: describeWithoutMessage(error) })
        if (response.headersSent || isCanceled) response.destroy()
        else sendProblem(response, 500, { cacheControl: 'no-store' })
      }
    },
    stop: () => stopping.abort(),
  }

  /** @returns the status of a refusal */
  async function run(request: IncomingMessage, response: ServerResponse): Promise<number | undefined> {
    const { authorization, 'sec-fetch-site': relation = 'same-origin' } = request.headers
    if (isForeignOrigin(request.headers, origin) || relation !== 'same-origin') return 403
    if (!passesLocalAccess(request)) return 403
    if (!limits.mayAsk(request)) return 429
    const refusal = await refusalOf(authorization)
    if (refusal !== undefined) return refusal
    const links = await findLinks(request)
    if (typeof links === 'number') return links
    const endTurn = limits.takeTurn(request)
    if (!endTurn) return 429
    try {
      await report(links, response)
    } finally {
      endTurn()
    }
    return undefined
  }

  /**
   * Asks the database, which knows sessions and roles. A hosted project without the migration of releases does not know the
   * function.
   */
  async function refusalOf(authorization: string | undefined): Promise<number | undefined> {
    const call = client.rpc('may_prepare', undefined, { get: true })
    const { data, status } = await (authorization ? call.setHeader('Authorization', authorization) : call)
    if (status === 401) return 401
    if (status === 0 || status >= 500) return 503
    return data === true ? undefined : 403
  }

  /**
   * Returns the links in the texts, since a request cannot name any. For a release, the session must be allowed to read it;
   * otherwise, returns the status of the refusal.
   */
  async function findLinks(request: IncomingMessage): Promise<string[] | number> {
    const release = queryOf(request.url ?? '').get('release')
    let rows = await content.rows()
    if (release !== null) {
      if (!uuidPattern.test(release)) return 404
      const edits = await editsOrRefusal(reader, release, request.headers.authorization)
      if (typeof edits === 'number') return edits
      rows = withEdits(rows, edits)
    }
    return [...externalLinksOf(applyOverrides(defaults, rows, rules)).keys()].slice(0, maxCheckedLinks)
  }

  async function report(links: readonly string[], response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    if (response.closed) gone.abort()
    response.writeHead(200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store',
      // nginx would collect the lines.
      'X-Accel-Buffering': 'no',
    })
    const send = (line: LinkCheckStart | LinkReport) => response.write(`${JSON.stringify(line)}\n`)
    const heartbeat = setInterval(() => response.write('\n'), heartbeatMs)
    let problems = 0
    try {
      send({ links: links.length })
      await checkLinks(links, check, AbortSignal.any([gone.signal, stopping.signal]), (result) => {
        if (result.problem) problems++
        send(result)
      })
      log.info('Links to other sites were checked.', { links: links.length, problems })
    } finally {
      clearInterval(heartbeat)
    }
    response.end()
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
    await endBody(request, response, unwantedBody.briefly)
    if (status === 429 || status === 503) response.setHeader('Retry-After', '5')
    sendProblem(response, status, { cacheControl: 'no-store' })
  }
}
