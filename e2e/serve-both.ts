import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'

/**
 * Starts the servers of the stories at the same time, since Playwright starts one after the other: the main one, and the
 * second with the bar, for stories that change agencies (separate-server.ts). Answers on `E2E_READY_PORT` whether both serve.
 */
const servers = [
  { PORT: process.env.E2E_PORT, LIVERY_BAR: 'off' },
  { PORT: process.env.E2E_SECOND_PORT, LIVERY_BAR: 'on' },
]
const children = servers.map((env) =>
  fork(join(import.meta.dirname, 'serve.ts'), { env: { ...process.env, ...env } }),
)
const stop = () => {
  for (const child of children) child.kill()
}
for (const child of children) {
  child.once('exit', (code) => {
    stop()
    process.exit(code ?? 1)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

const isServing = async ({ PORT }: { PORT: string | undefined }) =>
  (await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null))?.ok === true
createServer(async (_, response) => {
  const areReady = (await Promise.all(servers.map(isServing))).every(Boolean)
  response.writeHead(areReady ? 200 : 503).end()
}).listen(Number(process.env.E2E_READY_PORT), '127.0.0.1')
