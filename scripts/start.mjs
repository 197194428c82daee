// `npm start`: installs, builds, then serves; the server migrates and seeds its store itself. In the demo, the
// identity provider of its agencies runs next to it.
import './command-line/env-file.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'
import { withProviderPorts } from './provider-ports.mjs'
import { runNode } from './run-node.mjs'
import { memoryEnv, memoryFlags } from './server-memory.mjs'
import { childEnv, root, setup } from './setup.mjs'
import { startProvider } from './start-provider.mjs'

takeNoArguments(`npm start [-- --env-file <path>]

Installs and builds what is missing, then serves every agency of tenants/ at http://<slug>.localhost:4000. Environment
variables configure it, also from a file with --env-file: docs/environment.md lists them.`)
setup()
await buildIfStale()
const env = await withProviderPorts(childEnv)
const stopProvider = startProvider(env)
const server = runNode(['src/server/hosts/node.ts'], {
  cwd: root,
  flags: memoryFlags,
  env: { ...env, ...memoryEnv },
})
server.on('exit', (code, signal) => {
  stopProvider()
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
