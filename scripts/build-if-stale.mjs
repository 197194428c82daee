// Builds when something that goes into the build has changed since the last one.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, fail, nodePath, root } from './setup.mjs'

const inputs = ['package-lock.json', 'vite.config.ts', 'tailwind.config.ts', 'openapi', 'scripts', 'src']
const stampFile = join(root, 'dist/.build-stamp')

/** Runs the build unless dist/ comes from exactly these files. */
export function buildIfStale() {
  const stamp = inputsHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Building (about a minute) …')
  const options = { cwd: root, stdio: ['inherit', 2, 2], env: childEnv }
  const { status } = spawnSync(nodePath, ['scripts/build.ts'], options)
  if (status !== 0) fail('The build did not succeed; its message is above.')
  markBuilt()
}

/** Says that dist/ comes from the files that are there now. */
export function markBuilt() {
  writeFileSync(stampFile, inputsHash())
}

function inputsHash() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .filter((file) => !file.includes('.test.'))
          .sort()
          .map((file) => join(path, file))
      : [path]
    for (const file of files) {
      if (statSync(file).isFile()) hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
