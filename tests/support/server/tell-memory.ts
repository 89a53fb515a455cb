// Loaded into a server with `node --expose-gc --import`. On SIGUSR2 it collects garbage and reports the remaining
// memory, bypassing the log, which would turn it into JSON.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const resources = process.getActiveResourcesInfo().length
  process.stdout.write(`memory ${JSON.stringify({ heap: process.memoryUsage().heapUsed, resources })}\n`)
})
