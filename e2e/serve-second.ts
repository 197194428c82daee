import process from 'node:process'

/** Serves a story's separate server. It ends with the process that started it, however that ends. */
process.once('disconnect', () => process.exit(1))
// Otherwise a server that has stopped would not end.
process.channel?.unref()
await import('../src/server/hosts/node.ts')
