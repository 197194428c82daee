// Builds if an input of the build has changed since the last one. Called directly, as by `npm run build`, it always
// builds.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'
import { runNode } from './run-node.mjs'
import { fail, root, setup } from './setup.mjs'

const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'openapi',
  'packages',
  'scripts',
  'src',
]
/** The build's own output from openapi/, which lies among the inputs. */
const isGenerated = (file) => /^src\/contract\/[^/]+\.(?:gen\.ts|schema\.json)$/.test(file)
const stampFile = join(root, 'dist/.build-stamp')

/** Runs the build unless dist/ comes from exactly these files. */
export async function buildIfStale() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputsHash()) return
  console.error('Building (about a minute) …')
  await build(2)
}

/** Runs the build to the end and writes its stamp; `output` is where it prints. A signal ends both. */
async function build(output) {
  const markBuilt = beginBuild()
  const child = runNode(['scripts/build.ts'], { cwd: root, stdio: ['inherit', output, 2, 'ipc'] })
  const [status, signal] = await once(child, 'exit')
  if (signal) process.exit(128 + constants.signals[signal])
  if (status !== 0) fail('The build did not succeed; its message is above.')
  markBuilt()
}

/**
 * Returns a function to call once the build has ended: it writes the stamp of the current inputs. It writes none if a
 * file was saved meanwhile, since the build may lack that change.
 */
export function beginBuild() {
  const isWritten = (file) => !isGenerated(file)
  const before = inputsHash(isWritten)
  return () => {
    if (inputsHash(isWritten) === before) writeFileSync(stampFile, inputsHash())
  }
}

function inputsHash(counts = (_file) => true) {
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
      const name = relative(root, file).replaceAll('\\', '/')
      if (counts(name) && statSync(file).isFile()) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  takeNoArguments(`npm run build

Builds the site into dist/. npm start does the same if a file has changed.`)
  setup()
  await build(1)
}
