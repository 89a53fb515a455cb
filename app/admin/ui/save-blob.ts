/** Saves data as a file in the browser's download folder. */
export function saveBlob(data: Blob, name: string): void {
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has the file; some browsers would fail if it were revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
