// Headers of every response, and the Content-Security-Policy of a page, derived from the page itself.
import { createHash } from 'node:crypto'

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * The headers of every response, whichever part of the server sends it. A page replaces the policy with its own.
 * @param https whether the site is reached by HTTPS and must stay so (HSTS, RFC 6797)
 */
export function commonHeaders({ https }: { https: boolean }): Headers {
  const headers = new Headers(securityHeaders)
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000')
  return headers
}

export interface PolicyOptions {
  /** Further origins that the page may call, for a hosted backend. */
  connect?: readonly string[]
  /** Allows what Vite's client needs: inline styles, and the worker in which it waits for a restarting server. */
  development?: boolean
}

/**
 * Builds the policy of an HTML page (CSP Level 3): its own scripts and styles by hash, everything else from this
 * origin.
 */
export function contentSecurityPolicy(
  html: string,
  { connect = [], development = false }: PolicyOptions = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(inlineScripts, html)].join(' '),
    development
      ? "style-src 'self' 'unsafe-inline'; worker-src blob:"
      : ["style-src 'self'", ...hashesOf(inlineStyles, html)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Inline script elements. Structured data is not code; speculation rules count as code. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashesOf(elements: RegExp, html: string): Set<string> {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text)
  return new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}
