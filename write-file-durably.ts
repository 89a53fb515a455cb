import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner can read, so that a crash at any moment leaves all of it or nothing. */
export async function writeFileDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.new`
  const file = await open(unfinished, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(unfinished, path)
  await syncDirectory(dirname(path))
}

/** Makes a rename inside `directory` survive a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  await handle.sync()
  await handle.close()
}
