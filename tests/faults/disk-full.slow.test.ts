// The disk of the data directory is full: pages stay available, a write is either refused or kept, and once there is
// space again everything continues. The disk is a file system in memory, which only root may mount.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { StartFailure, startServer, type TestServer } from '#testing/server.ts'
import { smallDisk } from '#tests/support/server/small-disk.ts'

const { disk, outside } = smallDisk(160)
const dataDir = join(disk, 'data')
const filler = join(disk, 'filler')
const timeout = 120_000

/** Fills all the remaining space. */
function fill(): void {
  for (let bytes = 16 * 1024 * 1024; bytes >= 1024; ) {
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      bytes /= 2
    }
  }
}

describe('on a full disk', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ dataDir })
  })
  afterAll(() => server?.stop())

  it('pages stay, no acknowledged row is lost, and free space is enough to recover', async () => {
    const content = () => connectClient(server).from('website_content')
    const acknowledged: string[] = []
    const write = async () => {
      const content_key = `key.${acknowledged.length}.${Date.now()}`
      const content_value = 'x'.repeat(90_000)
      const { error, status } = await content().insert({ content_key, content_value })
      if (!error) acknowledged.push(content_key)
      return { error, status }
    }
    await write()
    fill()
    const failed = await vi.waitUntil(
      async () => {
        const { error, status } = await write()
        return error && { status, message: error.message }
      },
      { timeout, interval: 0 },
    )
    expect(failed).toEqual({ status: 503, message: expect.stringMatching(/is full$|cannot be reached$/) })
    for (let n = 0; n < 20; n++) {
      await write()
      for (const page of ['/', '/services/ate', '/admin'])
        expect((await fetch(server.url + page)).status, page).toBe(200)
    }

    rmSync(filler)
    await vi.waitFor(async () => expect((await write()).error).toBeNull(), { timeout, interval: 200 })
    const { data } = await content().select('content_key').throwOnError()
    const stored = new Set(data.map(({ content_key }) => content_key))
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([])
    expect(server.process.exitCode).toBeNull()
  })

  it('a start reports it in one line that says what to do, and the next one works', async () => {
    const other = join(disk, 'other')
    fill()
    const failure = await startServer({ dataDir: other, env: { TMPDIR: outside } }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(StartFailure)
    const lines = (failure as StartFailure).output.trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('Creating the database'))).toEqual([
      expect.stringMatching(/(No space left|is full|ENOSPC).*\. Free some disk space/),
    ])
    rmSync(filler)
    expect(readdirSync(disk)).not.toContain('filler')
    await (await startServer({ dataDir: other })).stop()
  })

  it('a start on a disk that has become read-only advises no other folder, where the site would have no data', async () => {
    await server.stop()
    const remount = (mode: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${mode}`, disk]).status
    expect(remount('ro')).toBe(0)
    await expect(startServer({ dataDir, env: { TMPDIR: outside } })).rejects.toMatchObject({
      output: expect.stringMatching(/cannot be used \(EROFS.*\)\. Make it writable again\. [^.]*\.\n$/),
    })
    expect(remount('rw')).toBe(0)
  })
})
