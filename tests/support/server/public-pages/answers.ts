/** Everything that a client sees of responses, apart from their times and ids. */
export async function answers(paths: readonly string[], url: string) {
  const all = []
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'gzip' } })
    const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    all.push({ path, status: response.status, headers, body: await response.text() })
  }
  return all
}
