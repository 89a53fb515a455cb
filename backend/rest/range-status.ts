// Computes the status of a response with a row count like PostgREST (src/library/PostgREST/RangeQuery.hs).

/** @param offset of the first requested row */
export function statusOfRange(offset: number, rows: number, total: number): 200 | 206 | 416 {
  if (offset > total) return 416
  return rows < total ? 206 : 200
}

/** Corrects the status of a response of @supabase/lite, which reports every page but the first as partial. */
export function withRangeStatus(request: Request, answer: Response): Response {
  const [range, from, to, total] =
    /^(?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
  if (!range || ![200, 206, 416].includes(answer.status)) return answer
  const rows = from === undefined ? 0 : Number(to) - Number(from) + 1
  const offset = from === undefined ? offsetOf(request) : Number(from)
  const status = statusOfRange(offset, rows, Number(total))
  if (status === answer.status) return answer
  const { headers } = answer
  headers.delete('content-length')
  if (status === 416) return Response.json(outOfBounds(offset, Number(total)), { status, headers })
  return new Response(answer.status === 416 ? '[]' : answer.body, { status, headers })
}

function offsetOf({ url, headers }: Request): number {
  const [, first] = /^(\d+)-/.exec(headers.get('range') ?? '') ?? []
  return Number(first ?? new URL(url).searchParams.get('offset') ?? 0)
}

const outOfBounds = (offset: number, total: number) => ({
  code: 'PGRST103',
  details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
  hint: null,
  message: 'Requested range not satisfiable',
})
