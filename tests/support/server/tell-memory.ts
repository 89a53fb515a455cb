// Loaded into a server by `node --expose-gc --import`: at SIGUSR2 it collects garbage and says what is left, past the
// log, which would make JSON of it.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const resources = process.getActiveResourcesInfo().length
  process.stdout.write(`memory ${JSON.stringify({ heap: process.memoryUsage().heapUsed, resources })}\n`)
})
