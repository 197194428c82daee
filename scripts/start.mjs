// `npm start`: installs, builds, then serves; the server migrates and seeds its store itself. In the demo the identity
// provider that agencies of it name runs beside it.
import { spawn } from 'node:child_process'
import { buildIfStale } from './build-if-stale.mjs'
import { startProviderBeside } from './provider-beside.mjs'
import { childEnv, nodePath, root, setup } from './setup.mjs'

setup()
buildIfStale()
const stopProvider = startProviderBeside(childEnv)
const server = spawn(nodePath, ['src/server/node.ts'], { cwd: root, stdio: 'inherit', env: childEnv })
// Ctrl-C reaches the server by itself; what is sent to this process alone is passed on. The server decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
server.on('exit', (code, signal) => {
  stopProvider()
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
