/**
 * Yields the lines of a response as they arrive, without empty ones.
 * @throws if the connection ends early
 */
export async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  // Not `for await` over the stream, which Safari lacks.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(Boolean)
    if (done) return
  }
}
