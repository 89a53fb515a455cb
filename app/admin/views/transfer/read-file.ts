import { transfer } from '#app/admin/copy/transfer.ts'
import { parseTransfer, type Transfer } from '#app/admin/export-file/parse.ts'

const maxBytes = 50_000_000

/** @returns the content of a file, or a sentence that says why it is refused */
export async function readTransferFile(file: File): Promise<Transfer | { problem: string }> {
  if (file.size > maxBytes) return { problem: transfer.problems.tooLarge }
  try {
    return parseTransfer(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
  } catch {
    return { problem: transfer.problems.notText }
  }
}
