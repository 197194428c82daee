// `npm run dev`: installs, makes what only a build can, then serves from the sources. Node starts the server anew when
// code of it changes; what the page is made of is replaced in the page.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { readDevArguments } from './dev/read-dev-arguments.mjs'
import { startProviderBeside } from './provider-beside.mjs'
import { whenNpmIsGone } from './run-node.mjs'
import { childEnv, fail, nodePath, root, setup } from './setup.mjs'

const { tenant, help, problem } = readDevArguments(process.argv.slice(2), process.env)
if (problem) fail(problem)
if (help) {
  console.log(help)
  process.exit(0)
}
setup()
// Fonts, places and the prepared database; they change so seldom that nobody waits for them twice.
const made = ['dist/shell-assets.json', 'dist/geo/places.bin', 'dist/documents/fonts']
if (!made.every((path) => existsSync(join(root, path)))) await buildIfStale()
const env = { ...childEnv, NODE_ENV: 'development' }
const stopProvider = startProviderBeside(env)
const args = ['--watch', '--watch-preserve-output', 'scripts/dev/serve.ts', '--watched']
// The pipe closes when this process is gone, however it went: the server ends then.
const stdio = ['pipe', 'inherit', 'inherit', 'ipc']
const server = spawn(nodePath, args, { cwd: root, stdio, env })
let isOpened = false
let isRefused = false
server.on('message', ({ livery, port }) => {
  if (livery === 'refused') {
    isRefused = true
    server.kill('SIGTERM')
  }
  if (livery !== 'serves' || isOpened) return
  isOpened = true
  if (tenant) void openBrowser(`http://${tenant}.localhost:${port}`)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Who watches the server knows no SIGHUP, and would leave it behind.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })
}
whenNpmIsGone(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => {
  stopProvider()
  process.exitCode = isRefused ? 1 : (code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
})

/** Says where the tenant is, and opens it; what starts anew later finds the page open. */
async function openBrowser(address) {
  console.log(`${tenant} is at ${address}\n`)
  if (!process.stdout.isTTY || process.env.CI) return
  const { default: open } = await import('open')
  // A machine without a browser has the address above.
  await open(address).catch(() => undefined)
}
