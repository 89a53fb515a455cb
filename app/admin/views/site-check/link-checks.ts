// The check of links to other sites: its progress and results, which stay while other views are shown.

import type { siteCheck } from '#app/admin/copy/site-check.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { createObservable } from '#app/admin/ui/observable.ts'
import { type LinkCheckStart, type LinkReport, linkCheckPath } from '#content/link-report.ts'
import { readLines } from './read-lines.ts'

export type CheckFailure = keyof typeof siteCheck.outside.failures

export interface LinkChecks {
  /** The results by address. */
  reports: ReadonlyMap<string, LinkReport>
  /** How many links the server checks; undefined before it has said so. */
  total: number | undefined
  state: 'idle' | 'running' | 'canceled' | 'done' | CheckFailure
}

const checks = createObservable<LinkChecks>({ reports: new Map(), total: undefined, state: 'idle' })
let running: AbortController | undefined

export const { get: getLinkChecks, subscribe: subscribeToLinkChecks } = checks

/** @param release if its edits are to be checked, too */
export async function startLinkCheck(
  request: ContentStore['request'],
  release: string | undefined,
): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  checks.set({ reports: new Map(), total: undefined, state: 'running' })
  const state = await run(request, release, signal).catch(() => 'interrupted' as const)
  running = undefined
  checks.set({ ...checks.get(), state: signal.aborted ? 'canceled' : state })
}

export const cancelLinkCheck = (): void => running?.abort()

async function run(
  request: ContentStore['request'],
  release: string | undefined,
  signal: AbortSignal,
): Promise<LinkChecks['state']> {
  const { data } = await request(({ auth }) => auth.getSession())
  const token = data.session?.access_token
  const query = release === undefined ? '' : `?${new URLSearchParams({ release })}`
  const response = await fetch(linkCheckPath + query, {
    method: 'POST',
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    signal,
  }).catch(() => undefined)
  if (!response?.ok || !response.body) return failureOf(response?.status)
  for await (const line of readLines(response.body)) {
    const message: LinkCheckStart | LinkReport = JSON.parse(line)
    const { reports, total } = checks.get()
    if ('links' in message) checks.set({ reports, total: message.links, state: 'running' })
    else checks.set({ reports: new Map(reports).set(message.address, message), total, state: 'running' })
  }
  const { reports, total } = checks.get()
  return reports.size === total ? 'done' : 'interrupted'
}

function failureOf(status: number | undefined): CheckFailure {
  if (status === 429) return 'busy'
  if (status === 403) return 'denied'
  return status === 401 ? 'signedOut' : 'unavailable'
}
