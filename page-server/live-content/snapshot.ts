// The last known rows in one file, from which pages get their texts while the backend cannot be reached.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeFileDurably } from '#server/durable-file.ts'
import { makeDirectory } from '#server/make-directory.ts'
import type { DatedOverride } from './last-modified.ts'

interface Snapshot {
  /** Where the rows come from: the URL of a hosted project, or `own`. */
  source: string
  rows: readonly DatedOverride[]
}

const snapshot = z.object({
  source: z.string(),
  rows: z.array(
    z.object({
      content_key: z.string(),
      content_value: z.string(),
      updated_at: z.string().optional(),
    }),
  ),
})

/** @returns undefined if there is no snapshot, it is damaged, or it comes from another backend */
export async function readSnapshot(
  path: string,
  source: string,
): Promise<readonly DatedOverride[] | undefined> {
  try {
    const read = snapshot.parse(JSON.parse(await readFile(path, 'utf8')))
    return read.source === source ? read.rows : undefined
  } catch {
    return undefined
  }
}

export async function writeSnapshot(path: string, { source, rows }: Snapshot): Promise<void> {
  makeDirectory(dirname(path))
  // Leaves out the fields that pages do not read.
  const overrides = rows.map(({ content_key, content_value, updated_at }) => ({
    content_key,
    content_value,
    updated_at,
  }))
  await writeFileDurably(path, JSON.stringify({ source, rows: overrides }))
}
