// The parts of a request's URL, which is a path and a query.

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length))
