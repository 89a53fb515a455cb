// The addresses of previews: /preview/<token> and below.

export interface PreviewAddress {
  token: string
  /** What precedes the path of each page. */
  base: string
  /** The path of the page on the site. */
  path: string
  /** Empty, or with its question mark. */
  query: string
}

/** Whether a URL (path and query) is one of a preview, whatever its token. */
export const isPreviewAddress = (url: string): boolean => /^\/preview(?=[/?]|$)/.test(url)

/** @returns undefined if the URL (path and query) has no token */
export function previewAddress(url: string): PreviewAddress | undefined {
  const [, base, token, path, query = ''] = /^(\/preview\/([0-9a-f]{64}))(\/[^?]*)?(\?.*)?$/s.exec(url) ?? []
  return base && token ? { token, base, path: path ?? '/', query } : undefined
}
