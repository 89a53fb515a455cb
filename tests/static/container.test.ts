// Dockerfile and compose.yaml, as far as they can be checked without a container engine. What is in the image
// runs in container.slow.test.ts.
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { blockOf } from '#tests/support/docs/deploy-document.ts'
import { copied } from '#tests/support/docs/dockerfile.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

describe('the image', () => {
  it('is built from existing files, all of which .dockerignore allows', () => {
    const allowed = readDocument('.dockerignore').match(/^!.*/gm)
    expect(copied.length).toBeGreaterThan(5)
    for (const source of copied) {
      expect(globSync(source, { cwd: root }), source).not.toEqual([])
      expect(allowed).toContain(`!${source}`)
    }
  })
})

describe('compose.yaml', () => {
  it('lists the variables that the file .env can set', () => {
    const compose = readDocument('compose.yaml')
    const [, said = ''] = /^# .* The file \.env can set ([^.]*)\./m.exec(compose) ?? []
    const used = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect(said.match(/[A-Z_]+/g)?.sort()).toEqual([...new Set(used)].sort())
  })
})

describe('the proxy of compose.yaml', () => {
  it('is the tested one of docs/deploy.md, except for names, TLS, a proxy in front and stopped containers', () => {
    const documented = blockOf('nginx')
      .replace('127.0.0.1:3001', 'site-1:3000')
      .replace('127.0.0.1:3002', 'site-2:3000')
      .replace('listen 443 ssl http2', 'listen 80')
      .replaceAll(/ +(server_name|ssl_certificate).*\n/g, '')
      .replace('$remote_addr', '$proxy_add_x_forwarded_for')
    const own = readDocument('deploy/nginx.conf')
      .replace(/^# .*\n/, '')
      .replace(/ +# A stopped container .*\n +proxy_connect_timeout 1s;\n/, '')
    expect(own).toBe(documented)
  })
})
