/** The headers of a file, besides those of every response. */
export function fileHeaders(path: string): Headers {
  // Vite puts a hash of the content in the name of every file below /assets/.
  const lifetime = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const headers = new Headers({ 'Cache-Control': lifetime })
  // Other sites show the sharing pictures.
  if (path.startsWith('/cards/')) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return headers
}
