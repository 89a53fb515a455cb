// When a connection opens, the driver asks for the types of arrays, and nobody handles a failure of that query (postgres
// 3.4.9). Node would end the process if the connection is lost at that moment, although the caller's own query has failed
// as well and reports the loss.

/** Lets the process survive a failure of the driver's own query. All other unhandled errors still end it. */
export function surviveLostTypeQuery(): void {
  process.on('unhandledRejection', (error) => {
    if (!isTypeQuery(error)) throw error
  })
}

const isTypeQuery = (error: unknown) =>
  error instanceof Error && 'query' in error && /\bselect b\.oid, b\.typarray\b/.test(String(error.query))
