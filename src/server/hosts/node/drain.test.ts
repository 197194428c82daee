import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'

/** A process that answers each request once all of it is there, and says which signals it heard and when it has closed what it keeps. */
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

/** Starts it, with a request under way that waits for the rest of what it sends. */
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
  /** Sends them all at once, and waits until they have come. */
  const send = (...signals: NodeJS.Signals[]) => {
    for (const signal of signals) child.kill(signal)
    return vi.waitFor(() => {
      for (const signal of signals) expect(said).toContain(`heard ${signal}`)
    })
  }
  return { child, held, send, said: () => said }
}

it('a signal that everybody passes on is one wish: what is under way is answered, and what is kept is closed', async () => {
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

it('who asks again later is tired of waiting: it ends at once', async () => {
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
