import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file that only its owner can read. After a crash at any moment, the path has the complete new file, or what was
 * there before.
 */
export async function writeFileDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.new`
  try {
    await using file = await open(unfinished, 'w', 0o600)
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    await rm(unfinished, { force: true }) // on a full disk, it would take the remaining space
    throw error
  }
  await rename(unfinished, path)
  await syncDirectory(dirname(path))
}

/** Makes a rename inside `directory` survive a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory)
  await handle.sync()
}
