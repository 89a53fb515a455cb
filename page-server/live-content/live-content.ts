// The site as visitors read it: the default texts, overridden by the rows of the table. It follows the table through
// supabase-js, with an embedded or a hosted backend, and stores the last rows on disk, so that pages have their texts
// while the backend cannot be reached.
import { join } from 'node:path'
import { closedPositions, nextClosing } from '#content/dates/position-dates.ts'
import type { Site } from '#content/default-content.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules, type Writers } from '#content/keys/writers.ts'
import { siteForVisitors } from '#content/site-for-visitors.ts'
import { createContentSync, initialSyncState, type SyncState } from '#content-sync/content-sync.ts'
import { throttle } from '#content-sync/throttle.ts'
import type { Log } from '#server/log.ts'
import type { ContentSource } from './content-source.ts'
import { type DatedOverride, findLastModified } from './last-modified.ts'
import { type BackendAccess, createServerClient } from './server-client.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

export interface LiveContentOptions {
  defaults: Site
  writers: Writers
  supabase: BackendAccess
  /** Identifies the backend of the rows. A snapshot of another backend is not used. */
  source: string
  /** The directory of the snapshot. */
  dataDir: string
  log: Log
}

/** `site`, `rows` and `lastModified` wait until the table has been read, or that has failed, for up to two seconds. */
export interface LiveContent extends ContentSource {
  health(): ContentHealth
  stop(): Promise<void>
}

export interface ContentHealth {
  /** Whether pages match the table, because every change is received. */
  fresh: boolean
  /** Whether the last attempt to read the table succeeded. */
  reachable: boolean
  /** When pages last matched the table; undefined if they never did. */
  lastSync: Date | undefined
}

const timing = {
  /** How long pages wait for the first read before they use the snapshot. */
  firstReadTimeoutMs: 2000,
  /** How often the table is read even without an event. */
  pollIntervalMs: 30_000,
  snapshotIntervalMs: 5000,
  /** How long positions may be shown wrongly after the clock was set or the machine has slept. */
  maxClosingDelayMs: 60_000,
  requestTimeoutMs: 15_000,
}

export function createLiveContent(options: LiveContentOptions): LiveContent {
  const { defaults, supabase, source, dataDir, log } = options
  const rules = overrideRules(options.writers)
  const snapshotPath = join(dataDir, 'content-snapshot.json')
  const client = createServerClient(supabase, timing.requestTimeoutMs)

  const listeners = new Set<() => void>()
  let rows: readonly DatedOverride[] = []
  /** The rows of the table as last read, with later events; undefined before the first read. */
  let synced: readonly DatedOverride[] | undefined
  let merged: Site | undefined
  let closingTimer: ReturnType<typeof setTimeout> | undefined
  let content = initialSyncState
  let hasWarned = false
  let stopped = false
  let saving = Promise.resolve()
  let isSaved = true
  const { promise: firstRead, resolve: endFirstRead } = Promise.withResolvers<void>()

  const save = throttle(timing.snapshotIntervalMs, () => {
    saving = saving
      .then(() => writeSnapshot(snapshotPath, { source, rows }))
      .then(() => {
        isSaved = true
      })
      .catch((error: NodeJS.ErrnoException) => {
        isSaved = false
        log.error(
          `The snapshot of the texts cannot be written (${error.code ?? error.name}). Pages are up to date, but after a restart ` +
            'without the database they would show older texts. Check that DATA_DIR has free space and can be written.',
        )
      })
  })

  const sync = createContentSync(() => client, {
    updated,
    async lost(reason) {
      endFirstRead()
      // Finds out whether only events are missing. If the read fails too, it says why, which a socket does not.
      await sync.read()
      if (content.connection.state === 'lost') unreachable(reason)
    },
    loadFailed: unreachable,
  })
  const close = sync.open()
  const polling = setInterval(() => {
    sync.read()
    if (!isSaved) save()
  }, timing.pollIntervalMs)
  const snapshotRead = readSnapshot(snapshotPath, source).then((snapshot) => {
    if (!synced && snapshot) replace(snapshot)
  })
  const firstReadTimeout = setTimeout(endFirstRead, timing.firstReadTimeoutMs)
  const ready = Promise.all([firstRead, snapshotRead]).then(() => clearTimeout(firstReadTimeout))

  return {
    async site() {
      await ready
      return currentSite()
    },
    async rows() {
      await ready
      currentSite() // also sets the timer for the next position that closes
      return rows
    },
    async lastModified() {
      await ready
      return findLastModified(defaults, rows, rules)
    },
    subscribe(listener) {
      listeners.add(listener)
    },
    health() {
      const { items, loadError, lastSynced } = content
      return {
        fresh: lastSynced === 'now',
        reachable: items !== undefined && loadError === undefined,
        lastSync:
          lastSynced === undefined ? undefined : lastSynced === 'now' ? new Date() : new Date(lastSynced),
      }
    },
    async stop() {
      stopped = true
      clearInterval(polling)
      clearTimeout(firstReadTimeout)
      clearTimeout(closingTimer)
      save.now()
      close()
      await client.realtime.disconnect()
      await saving
    },
  }

  function updated(next: SyncState) {
    content = next
    const { items, loadError, connection } = next
    if (items && items !== synced) {
      synced = items
      replace(items)
      save()
      endFirstRead()
    }
    if (items && loadError === undefined && connection.state === 'connected' && hasWarned) {
      hasWarned = false
      log.info('The content is available again.')
    }
  }

  function replace(next: readonly DatedOverride[]) {
    rows = next
    changed()
  }

  function changed() {
    merged = undefined
    for (const listener of listeners) listener()
  }

  function currentSite(): Site {
    merged ??= merge()
    return merged
  }

  function merge(): Site {
    const nowMs = Date.now()
    const site = applyOverrides(defaults, rows, rules)
    watchClosings(site, closedPositions(site, nowMs).size)
    return siteForVisitors(site, nowMs)
  }

  /** @param closed how many positions the pages leave out. When that number changes, pages are rendered again. */
  function watchClosings(site: Site, closed: number) {
    clearTimeout(closingTimer)
    if (stopped) return
    const nowMs = Date.now()
    closingTimer = setTimeout(
      () => (closedPositions(site, Date.now()).size === closed ? watchClosings(site, closed) : changed()),
      Math.min(nextClosing(site, nowMs) - nowMs, timing.maxClosingDelayMs),
    )
  }

  function unreachable(reason: string) {
    endFirstRead()
    if (hasWarned || stopped) return
    hasWarned = true
    const advice =
      source === 'own' ? '' : ' If this lasts, check SUPABASE_URL, SUPABASE_ANON_KEY and the network.'
    log.warn(`The content cannot be read (${reason}). Pages keep the last known texts. Retrying.${advice}`)
  }
}
