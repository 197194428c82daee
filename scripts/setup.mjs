// Prepares a fresh clone: Node 24 and all packages. Plain JavaScript without package imports, since it runs first, on
// the machine's Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules/.livery-setup')

/** The project's pinned Node, from the npm package `node`. */
export const nodePath = join(root, 'node_modules/node/bin/node')

/**
 * Environment of child processes: the project's programs and Node come first on the path. With Node's compile cache,
 * a second server start takes a fifth less work.
 */
export const childEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
}

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function setup() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Livery needs Node 20.19 or newer to start; this is ${process.version}.`)
  }
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  const isCurrent = existsSync(nodePath) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isCurrent) return
  // Progress goes to standard error, so that other programs can read standard output.
  console.error('Installing packages (once, a minute or two) …')
  // Not `npm ci`: it refuses a lock file without other platforms' optional packages, which a registry need not carry.
  // This call installs what the lock file names, checks its hashes, and changes neither file.
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['inherit', 2, 2] }
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options)
  if (status !== 0) fail('npm install did not succeed; its message is above.')
  if (!existsSync(nodePath)) {
    fail(
      'The package `node` did not install its binary: allow its install script (npm rebuild node) and try again.',
    )
  }
  writeFileSync(stampFile, stamp)
}

/** Ends the process with a message and an exit code, which is 2 for wrong arguments. */
export function fail(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  takeNoArguments(`npm run setup

Installs missing packages of package-lock.json, and Node. Every other command does the same first.`)
  setup()
}
