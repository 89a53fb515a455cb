import type { Response } from '@playwright/test'
import { shapeHint } from '#backend/request-shape/request-head.ts'

const statuses = new Set([400, 405, 406, 413, 414, 415])

/**
 * Finds requests that the server refuses because of their shape, before it looks at what they ask for. The site must
 * not send any.
 * @returns the request and the reason; undefined for all other answers, and for an answer lost because its page was
 * closed
 */
export async function findShapeRefusal(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url())
  if (!/^\/(rest|auth)\/v1\//.test(pathname) || !statuses.has(response.status())) return undefined
  try {
    const { hint, message } = await response.json()
    if (hint !== shapeHint) return undefined
    return `The shape of a request was refused: ${response.request().method()} ${pathname}: ${message}`
  } catch {
    return undefined
  }
}
