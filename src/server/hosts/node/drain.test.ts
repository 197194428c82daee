import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'

/**
 * A process that answers each request once its body is complete, and prints received signals and the end of its
 * cleanup.
 */
const script = `
  import { createServer } from 'node:http'
  const { drainOnSignals } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'drain.ts')).href)})
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end('answered'))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  drainOnSignals(server, {
    doors: [server],
    onBegin() {},
    close: async () => console.log('closed'),
    log: { info() {} },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // One that the server does not listen to ends the process, as it would without this ear.
    if (process.listenerCount(signal) > 0) process.on(signal, () => console.log('heard', signal))
  }`

/** Starts it with an open request that waits for the rest of its body. */
async function withHeldRequest() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await once(child.stdout, 'data')
  const held = request({
    port: Number(said),
    host: '127.0.0.1',
    method: 'POST',
    agent: false,
    headers: { 'content-length': '2', expect: '100-continue' },
  })
  held.flushHeaders()
  await once(held, 'continue')
  /** Sends all signals at once, and waits until they have arrived. */
  const send = (...signals: NodeJS.Signals[]) => {
    for (const signal of signals) child.kill(signal)
    return vi.waitFor(() => {
      for (const signal of signals) expect(said).toContain(`heard ${signal}`)
    })
  }
  return { child, held, send, said: () => said }
}

it('one signal sent by several senders ends the server once, after its requests and cleanup', async () => {
  const { child, held, send, said } = await withHeldRequest()
  const ended = once(child, 'close')
  await send('SIGTERM', 'SIGINT', 'SIGHUP')
  held.end('ok')
  const [response] = (await once(held, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await ended).toEqual([0, null])
  expect(said()).toContain('closed')
})

it('a later second signal ends the server at once', async () => {
  const { child, held, send, said } = await withHeldRequest()
  const cut = once(held, 'error')
  const ended = once(child, 'close')
  await send('SIGTERM')
  await sleep(1100)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
  expect(said()).not.toContain('closed')
})
