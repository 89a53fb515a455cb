import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import { openSpool } from './spool.ts'

it('starts with what was acknowledged, removes what was not, and leaves everything else alone', async () => {
  const { path, remove } = temporaryDirectory()
  const folder = join(path, 'inbox')
  mkdirSync(join(folder, 'lost+found'), { recursive: true })
  const [late = '', early = '', broken = '', renamed = '', left = ''] = Array.from({ length: 5 }, randomUUID)
  const message = (id: string, received_at: string) => JSON.stringify({ ...visitorMessage, id, received_at })
  const files = {
    [`${late}.json`]: message(late, '2026-02-02T00:00:00.000Z'),
    [`${late}.json.17.new`]: '{',
    [`${early}.json`]: message(early, '2026-01-01T00:00:00.000Z'),
    [`${early}.file`]: 'a resume',
    [`${broken}.json`]: '{"id":',
    [`${broken}.file`]: 'another resume',
    [`${renamed}.json.bak`]: message(renamed, '2026-01-01T00:00:00.000Z'),
    [`${renamed}.file`]: 'a third resume',
    [`${left}.file`]: 'half a res',
    'notes.txt': 'Call Ada',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const lines: string[] = []

  const spool = await openSpool(path, createLog({ write: (line) => lines.push(line) }))

  expect(spool.waiting()).toEqual([early, late])
  const gone = [`${late}.json.17.new`, `${left}.file`]
  const kept = Object.keys(files).filter((name) => !gone.includes(name))
  expect(readdirSync(folder).sort()).toEqual([...kept, 'lost+found'].sort())
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', file: `inbox/${broken}.json`, reason: 'SyntaxError' },
  ])
  remove()
  expect(existsSync(path)).toBe(false)
})

it('makes its folder again if somebody has removed it, but not that of all data', async () => {
  const { path, remove } = temporaryDirectory()
  const spool = await openSpool(path, createLog({ write() {} }))
  rmSync(join(path, 'inbox'), { recursive: true })
  const message = { ...visitorMessage, id: randomUUID() }
  expect(await spool.hasRoom(0)).toBe(true)
  await spool.add(message)
  expect(await spool.read(message.id)).toEqual(message)
  remove()
  await expect(spool.hasRoom(0)).rejects.toThrow('ENOENT')
})

it('keeps nothing of a message that it could not make safe, because its sender was told so', async () => {
  const { path, remove } = temporaryDirectory()
  const spool = await openSpool(path, createLog({ write() {} }))
  const folder = join(path, 'inbox')
  await using handle = await open(folder)
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
  // The file reaches the disk, but not its new name.
  sync.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('EIO'))
  await expect(spool.add({ ...visitorMessage, id: randomUUID() })).rejects.toThrow('EIO')
  expect(sync).toHaveBeenCalledTimes(2)
  expect(readdirSync(folder)).toEqual([])
  sync.mockRestore()
  remove()
})
