// `node scripts/after-setup.mjs <script> …`: runs a script of this folder with what it needs, also where it is the first
// command in a fresh clone. Plain JavaScript: it is read by whatever Node the machine has, which knows no TypeScript.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnv, nodePath, root, setup } from './setup.mjs'

const [script = '', ...args] = process.argv.slice(2)
setup()
const child = spawn(nodePath, [join(root, 'scripts', script), ...args], { stdio: 'inherit', env: childEnv })
// Ctrl-C reaches it by itself; what is sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
