// The rows known last, as one file: what pages say while the backend cannot be reached.
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { writeFileDurably } from '#server/durable-file.ts'
import type { DatedOverride } from './last-modified.ts'

interface Snapshot {
  /** The address of the backend that the rows are from. */
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

/** @returns undefined where there is none, where it is damaged, and where it is of another backend */
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
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Whole rows would do as well: fields that pages do not read are left out.
  const overrides = rows.map(({ content_key, content_value, updated_at }) => ({
    content_key,
    content_value,
    updated_at,
  }))
  await writeFileDurably(path, JSON.stringify({ source, rows: overrides }))
}
