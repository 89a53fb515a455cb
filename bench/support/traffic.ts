// What a page transfers, as Chromium's network layer counts it.
import { brotliCompressSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

export interface Traffic {
  /** Bytes as transferred, headers included. */
  bytes: number
  /** Those of scripts in files; see `compressedSize` for others. */
  scriptBytes: number
  requests: number
  otherOrigins: number
}

/** @returns sums that grow with every request of the page from now on; `origin` is the page's own */
export async function watchTraffic(session: CDPSession, origin: string): Promise<Traffic> {
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0, otherOrigins: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    traffic.requests += 1
    if (new URL(request.url).origin !== origin) traffic.otherOrigins += 1
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** Bytes that a script in a page adds to it, nearly: what it takes compressed on its own. */
export const compressedSize = (script: string): number => (script ? brotliCompressSync(script).length : 0)
