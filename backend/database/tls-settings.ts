// Decides whether the connection is encrypted and how the server proves its identity. Reads the same parameters as
// libpq, but with a safer default (https://www.postgresql.org/docs/current/libpq-ssl.html#LIBPQ-SSL-PROTECTION).
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { type ConnectionOptions, checkServerIdentity } from 'node:tls'
import { StartupError } from '#server/startup-error.ts'

interface TlsSettings {
  /** The URL without the parameters that are read here, because the driver would send them to the server. */
  url: string
  /** The driver's option. `require` encrypts without verifying the server. */
  ssl: false | 'require' | ConnectionOptions
}

/** @throws {StartupError} if the parameters are malformed or the root certificate cannot be read */
export function readTlsSettings(address: string, env: NodeJS.ProcessEnv = process.env): TlsSettings {
  const url = new URL(address)
  // The driver's own parameter, which our option would silently override.
  if (url.searchParams.has('ssl'))
    throw new StartupError(
      `ssl=${url.searchParams.get('ssl')} is unknown: use sslmode (disable, require, verify-ca or verify-full).`,
    )
  const mode = url.searchParams.get('sslmode') ?? env.PGSSLMODE
  const root = url.searchParams.get('sslrootcert') ?? env.PGSSLROOTCERT
  url.searchParams.delete('sslmode')
  url.searchParams.delete('sslrootcert')
  const host = url.hostname || env.PGHOST || 'localhost'
  return { url: url.href, ssl: sslOf(mode || undefined, root || undefined, host.replace(/^\[|\]$/g, '')) }
}

function sslOf(mode: string | undefined, root: string | undefined, host: string): TlsSettings['ssl'] {
  switch (mode) {
    case 'disable':
      return false
    case 'verify-full':
      return verified(root, host)
    case 'verify-ca':
      if (!root)
        throw new StartupError('sslmode=verify-ca needs sslrootcert, the path of a root certificate.')
      return { ...verified(root, host), checkServerIdentity: () => undefined }
    case 'require':
      return root ? sslOf('verify-ca', root, host) : 'require'
    // These two would fall back to plain text if the server, or an attacker in between, claims to have no TLS.
    case 'allow':
    case 'prefer':
    case undefined:
      if (root) return verified(root, host)
      return isThisMachine(host) ? false : 'require'
    default:
      throw new StartupError(`sslmode=${mode} is unknown: use disable, require, verify-ca or verify-full.`)
  }
}

/** @param root path of a certificate; `system` or undefined for the authorities that Node knows */
function verified(root: string | undefined, host: string): ConnectionOptions {
  const authorities = root && root !== 'system' ? { ca: readCertificate(root) } : {}
  return {
    ...authorities,
    rejectUnauthorized: true,
    // For an IP address, the driver passes no server name, and Node would compare with "localhost" (postgres 3.4.9).
    checkServerIdentity: (name, certificate) => checkServerIdentity(isIP(host) ? host : name, certificate),
  }
}

function readCertificate(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new StartupError(`The root certificate cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/** A socket path or a loopback address. */
const isThisMachine = (host: string) => /^(\/.*|localhost|127(\.\d+){3}|::1)$/.test(host)
