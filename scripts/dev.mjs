// `npm run dev`: installs, makes what only a build can, then serves from the sources (scripts/dev/run-dev.ts).
import './command-line/env-file.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { readDevArguments } from './dev/read-dev-arguments.mjs'
import { withProviderPorts } from './provider-ports.mjs'
import { runNode } from './run-node.mjs'
import { childEnv, fail, root, setup } from './setup.mjs'
import { startProvider } from './start-provider.mjs'

const { tenant, help, problem, code } = readDevArguments(process.argv.slice(2), process.env)
if (problem) fail(problem, code)
if (help) {
  console.log(help)
  process.exit(0)
}
setup()
// Fonts, places and the prepared database. They change seldom, so they are made once.
const made = ['dist/shell-assets.json', 'dist/geo/places.bin', 'dist/documents/fonts']
if (!made.every((path) => existsSync(join(root, path)))) await buildIfStale()
const env = await withProviderPorts({ ...childEnv, NODE_ENV: 'development' })
const stopProvider = startProvider(env)
const dev = runNode(['scripts/dev/run-dev.ts', ...(tenant ? [tenant] : [])], { cwd: root, env })
dev.on('exit', (code, signal) => {
  stopProvider()
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
