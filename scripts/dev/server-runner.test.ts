import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { DevNews } from './dev-news.ts'
import { runServers, type ServerProcess } from './server-runner.ts'

const root = '/livery'
const [used, unused] = ['/livery/src/server/hosts/app.ts', '/livery/src/server/unused.ts']

function run() {
  const children: (EventEmitter & { killed: string[] })[] = []
  const news: DevNews['livery'][] = []
  const printed: string[] = []
  const runner = runServers({
    root,
    hear: ({ livery }) => news.push(livery),
    say: (line) => printed.push(line),
    start() {
      const killed: string[] = []
      const child = Object.assign(new EventEmitter(), { killed, kill: (how: string) => killed.push(how) > 0 })
      children.push(child)
      return child as unknown as ServerProcess
    },
  })
  const last = () => children.at(-1) as (typeof children)[number]
  last().emit('message', { livery: 'loads', files: [used] })
  return { runner, children, news, printed, last }
}

it('restarts the server after a file that it loaded is saved, and for no other file', () => {
  const { runner, children, printed, last } = run()
  runner.saved([unused, '/livery/README.md'])
  expect(last().killed).toEqual([])
  runner.saved([used])
  runner.saved([used])
  expect(last().killed).toEqual(['SIGTERM'])
  expect(printed).toEqual(['src/server/hosts/app.ts was saved: restarting the server'])
  expect(children).toHaveLength(1)
  last().emit('exit', 0, null)
  expect(children).toHaveLength(2)
})

it('restarts a server whose code did not run after any saved code, but not after a test', () => {
  const { runner, children, news, last } = run()
  last().emit('message', { livery: 'failed', fault: { message: 'x', stack: 'x' } })
  last().emit('exit', 1, null)
  expect(news).toEqual(['failed'])
  runner.saved(['/livery/src/server/hosts/app.test.ts', '/livery/README.md'])
  expect(children).toHaveLength(1)
  runner.saved([unused])
  expect(children).toHaveLength(2)
})

it('reports a server that ended by itself', () => {
  const { runner, children, news, last } = run()
  last().emit('exit', null, 'SIGKILL')
  expect(news).toEqual(['failed'])
  runner.saved([used])
  expect(children).toHaveLength(2)
})

it("exits with the server's code, and starts none after it", async () => {
  const { runner, children, last } = run()
  const code = runner.end('SIGINT')
  runner.saved([used])
  expect(last().killed).toEqual(['SIGINT'])
  last().emit('exit', 0, null)
  expect(await code).toBe(0)
  expect(children).toHaveLength(1)
})
