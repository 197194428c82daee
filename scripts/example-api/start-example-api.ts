import { serve } from '@hono/node-server'
import { createExampleApi } from './example-api.ts'

export interface RunningExample {
  origin: string
  close(): void
}

/**
 * Starts the example on a port of this machine; 0 takes any free one. Tests can replace the whole example by
 * `answer`.
 */
export function startExampleApi(port: number, answer = createExampleApi()): Promise<RunningExample> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname: '127.0.0.1' }, (address) => {
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close() {
          if ('closeAllConnections' in server) server.closeAllConnections()
          server.close()
        },
      })
    })
    server.on('error', reject)
  })
}
