// A certificate for a PostgreSQL server, made with OpenSSL's program.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of files. */
export interface Certificate {
  /** Signed by its own key, so that it is its own root. */
  certificate: string
  key: string
}

/** Whether there is that program, which not every machine has. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0

/** @param name `DNS:` or `IP:` and for whom it is */
export function makeCertificate(directory: string, name: string): Certificate {
  const certificate = join(directory, 'server.crt')
  const key = join(directory, 'server.key')
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const about = ['-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${name}`]
  execFileSync('openssl', [...request, ...about, '-out', certificate, '-keyout', key], { stdio: 'pipe' })
  chmodSync(key, 0o600)
  return { certificate, key }
}
