// Writes a .br and a .gz copy next to every file of the built site that gets smaller; the server sends those.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encode } from '#page-server/http/content-encoding.ts'

const client = fileURLToPath(new URL('../build/client/', import.meta.url))

for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(css|html|js|json|svg|txt|xml)$/.test(file)) continue
  const path = join(client, file)
  const { identity, br, gzip } = await encode(readFileSync(path), 'small')
  if (br.length < identity.length) writeFileSync(`${path}.br`, br)
  if (gzip.length < identity.length) writeFileSync(`${path}.gz`, gzip)
}
