// Whether the connection to an address is encrypted, and how the server proves who it is: by the parameters that libpq knows, with a safer
// default (https://www.postgresql.org/docs/current/libpq-ssl.html#LIBPQ-SSL-PROTECTION).
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { type ConnectionOptions, checkServerIdentity } from 'node:tls'
import { StartupError } from '#server/startup-error.ts'

interface TlsSettings {
  /** The address without what is only for this file: the driver would send it to the server. */
  url: string
  /** What the driver expects. `require` encrypts without verifying the server. */
  ssl: false | 'require' | ConnectionOptions
}

/** @throws {StartupError} where the parameters are malformed, or the root certificate cannot be read */
export function readTlsSettings(address: string, env: NodeJS.ProcessEnv = process.env): TlsSettings {
  const url = new URL(address)
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
    // These two would send everything in plain text where the server, or somebody in between, says that there is no TLS.
    case 'allow':
    case 'prefer':
    case undefined:
      if (root) return verified(root, host)
      return isThisMachine(host) ? false : 'require'
    default:
      throw new StartupError(`sslmode=${mode} is unknown: use disable, require, verify-ca or verify-full.`)
  }
}

/** @param root `system` or undefined: the authorities that Node knows */
function verified(root: string | undefined, host: string): ConnectionOptions {
  const authorities = root && root !== 'system' ? { ca: readCertificate(root) } : {}
  return {
    ...authorities,
    rejectUnauthorized: true,
    // The driver names no server for an IP address, and Node would then compare with "localhost" (postgres 3.4.9).
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

/** A socket, or a loopback address. */
const isThisMachine = (host: string) => /^(\/.*|localhost|127(\.\d+){3}|::1)$/.test(host)
