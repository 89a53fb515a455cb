// Measures what a page transfers, as counted by Chromium's network layer.
import { brotliCompressSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

export interface Traffic {
  /** Bytes transferred, headers included. */
  bytes: number
  /** Scripts in files only; see `compressedSize` for inline scripts. */
  scriptBytes: number
  /** Requests for scripts. */
  scripts: number
  requests: number
  otherOrigins: number
}

/**
 * @returns totals that grow with every request of the page from now on
 * @param origin of the page itself
 */
export async function watchTraffic(session: CDPSession, origin: string): Promise<Traffic> {
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const traffic = { bytes: 0, scriptBytes: 0, scripts: 0, requests: 0, otherOrigins: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    traffic.requests += 1
    if (new URL(request.url).origin !== origin) traffic.otherOrigins += 1
    if (type !== 'Script') return
    scripts.add(requestId)
    traffic.scripts = scripts.size
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** The approximate number of bytes that an inline script adds to a page: its size when compressed alone. */
export const compressedSize = (script: string): number => (script ? brotliCompressSync(script).length : 0)
