// `node scripts/after-setup.mjs <script> …`: installs the packages if needed, then runs a script of this folder or a
// program of a package. Works as the first command in a fresh clone.
import './command-line/env-file.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { passOnSignals, runNode } from './run-node.mjs'
import { childEnv, root, setup } from './setup.mjs'

const [name = '', ...args] = process.argv.slice(2)
setup()
const child = name.endsWith('.ts')
  ? runNode([join('scripts', name), ...args])
  : passOnSignals(spawn(join(root, 'node_modules/.bin', name), args, { stdio: 'inherit', env: childEnv }))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
