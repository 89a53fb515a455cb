import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTlsSettings } from './tls-settings.ts'

const root = fileURLToPath(import.meta.url) // any readable file
const far = 'postgres://user:secret@db.example.com:5432/site'

it.each([
  ['postgres://user@localhost/site'],
  ['postgres://user@127.0.0.53:5433/site'],
  ['postgres://user@[::1]/site'],
  ['postgres:///site'],
  ['postgres://localhost/site?sslmode=prefer'],
  [`${far}?sslmode=disable`],
])('is not encrypted: %s', (address) => {
  expect(readTlsSettings(address, {}).ssl).toBe(false)
})

it.each([
  [far],
  ['postgres://user@10.0.0.5/site'],
  [`${far}?sslmode=prefer`],
  [`${far}?sslmode=allow`],
  [`${far}?sslmode=require`],
  ['postgres://localhost/site?sslmode=require'],
])('is encrypted without verifying the server: %s', (address) => {
  expect(readTlsSettings(address, {}).ssl).toBe('require')
})

it.each([
  [`${far}?sslrootcert=${root}`],
  [`${far}?sslmode=prefer&sslrootcert=${root}`],
  [`${far}?sslmode=verify-full`],
  [`${far}?sslmode=verify-full&sslrootcert=system`],
  [`postgres://localhost/site?sslrootcert=${root}`],
])('is encrypted, with a server that proves its name: %s', (address) => {
  const { ssl } = readTlsSettings(address, {})
  expect(ssl).toMatchObject({ rejectUnauthorized: true })
  if (typeof ssl !== 'object') throw new Error('The server is not verified')
  const certificate = { subject: { CN: 'x' }, subjectaltname: 'DNS:other.example.com' }
  expect(ssl.checkServerIdentity?.('db.example.com', certificate as never)).toBeInstanceOf(Error)
})

it.each([[`${far}?sslmode=verify-ca&sslrootcert=${root}`], [`${far}?sslmode=require&sslrootcert=${root}`]])(
  'is encrypted, with any server of that authority: %s',
  (address) => {
    const { ssl } = readTlsSettings(address, {})
    expect(ssl).toMatchObject({ rejectUnauthorized: true, ca: expect.any(Buffer) })
    if (typeof ssl === 'object') expect(ssl.checkServerIdentity?.('x', {} as never)).toBeUndefined()
  },
)

it('falls back to libpq’s environment variables if the URL has no TLS parameters', () => {
  expect(readTlsSettings(far, { PGSSLMODE: 'disable' }).ssl).toBe(false)
  expect(readTlsSettings(`${far}?sslmode=require`, { PGSSLMODE: 'disable' }).ssl).toBe('require')
  expect(readTlsSettings(far, { PGSSLROOTCERT: root }).ssl).toMatchObject({ rejectUnauthorized: true })
  expect(readTlsSettings('postgres:///site', { PGHOST: 'db.example.com' }).ssl).toBe('require')
  expect(readTlsSettings('postgres:///site', { PGHOST: '/run/postgresql' }).ssl).toBe(false)
})

it('removes its own parameters from the URL and keeps the others', () => {
  const { url } = readTlsSettings(`${far}?sslmode=require&sslrootcert=${root}&options=-c%20jit%3Doff`, {})
  expect(url).toBe(`${far}?options=-c+jit%3Doff`)
})

it.each([
  [`${far}?sslmode=sometimes`, 'sslmode=sometimes is unknown'],
  [`${far}?ssl=verify-full`, 'ssl=verify-full is unknown: use sslmode'],
  [`${far}?ssl=true&sslmode=verify-full`, 'ssl=true is unknown'],
  [`${far}?sslmode=verify-ca`, 'sslmode=verify-ca needs sslrootcert'],
  [`${far}?sslrootcert=/none`, 'The root certificate cannot be read: ENOENT'],
])('refuses %s', (address, reason) => {
  expect(() => readTlsSettings(address, {})).toThrow(reason)
})
