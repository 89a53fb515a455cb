// Creates a certificate for a PostgreSQL server with OpenSSL's command-line tool.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the files. */
export interface Certificate {
  /** Self-signed, so it is its own root. */
  certificate: string
  key: string
}

/** Whether OpenSSL is installed, which is not the case on every machine. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0

/** @param name subject alternative name, such as `DNS:example.com` or `IP:127.0.0.1` */
export function makeCertificate(directory: string, name: string): Certificate {
  const certificate = join(directory, 'server.crt')
  const key = join(directory, 'server.key')
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const about = ['-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${name}`]
  execFileSync('openssl', [...request, ...about, '-out', certificate, '-keyout', key], { stdio: 'pipe' })
  chmodSync(key, 0o600)
  return { certificate, key }
}
