// `npm run dev`: installs, makes what only a build can, then serves from the sources. Node starts the server anew when
// code of it changes; what the page is made of is replaced in the page.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from './build-if-stale.mjs'
import { readDevArguments } from './dev/read-dev-arguments.mjs'
import { startProviderBeside } from './provider-beside.mjs'
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
if (!made.every((path) => existsSync(join(root, path)))) buildIfStale()
const env = { ...childEnv, NODE_ENV: 'development' }
const stopProvider = startProviderBeside(env)
const args = ['--watch', '--watch-preserve-output', 'scripts/dev/serve.ts']
const server = spawn(nodePath, args, { cwd: root, stdio: 'inherit', env })
if (tenant) void openBrowser(`http://${tenant}.localhost:${process.env.PORT || 4000}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
server.on('exit', (code, signal) => {
  stopProvider()
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})

/** Says where the tenant is once it is served, and opens it; what starts anew later finds the page open. */
async function openBrowser(address) {
  const { port } = new URL(address)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(300)
  console.log(`${tenant} is at ${address}\n`)
  if (!process.stdout.isTTY || process.env.CI) return
  const { default: open } = await import('open')
  // A machine without a browser has the address above.
  await open(address).catch(() => undefined)
}
