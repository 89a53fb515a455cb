// Loaded into a server by `node --expose-gc --import`: at SIGUSR2 it collects garbage and says in its log what is left.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const resources = process.getActiveResourcesInfo().length
  console.log(`memory ${JSON.stringify({ heap: process.memoryUsage().heapUsed, resources })}`)
})
