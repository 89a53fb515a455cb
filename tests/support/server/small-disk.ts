import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'

/**
 * Mounts a small disk for the tests of a file: a file system in memory. Only root may mount one, so otherwise they are skipped.
 * @returns the folder of the small disk, and a folder on the usual disk
 */
export function smallDisk(megabytes: number): { disk: string; outside: string } {
  const { path: outside, remove } = temporaryDirectory()
  const disk = join(outside, 'disk')
  let isMounted = false
  beforeAll(() => {
    mkdirSync(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
    isMounted = mounted.status === 0
  })
  beforeEach(({ skip }) => skip(!isMounted, 'Only root may mount a disk to fill.'))
  afterAll(() => {
    if (isMounted) spawnSync('umount', [disk])
    remove()
  })
  return { disk, outside }
}
