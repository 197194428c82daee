// The checks that need no build: `npm run lint` runs them alone, `npm test` during its build and tests.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { childEnv, root } from './setup.mjs'

// The native compiler. Other tools read types through the API of version 5.
const tsc = 'node_modules/typescript-7/bin/tsc'

// The longest first, so that the others finish meanwhile.
const checks = [
  ...['.', 'src/theme', 'src/tenant', 'src/server', 'packages'].map((part) => [
    `types of ${part}`,
    'node',
    [tsc, '-p', part],
  ]),
  ['format and lint', 'biome', ['check', '.']],
  ['contract is linted', 'node', ['scripts/lint-contract.ts']],
  ['generated files are current', 'node', ['scripts/generate.ts', '--check']],
  [
    'folder boundaries',
    'depcruise',
    ['--config', 'scripts/dependency-cruiser.config.cjs', 'src', 'packages', 'scripts/example-api'],
  ],
  ['dead code', 'knip', ['--config', 'scripts/knip.json']],
  ['texts are complete', 'node', ['scripts/check-texts.ts']],
  ['prose is plain English', 'node', ['scripts/check-prose.ts']],
  ['colours are tokens', 'node', ['scripts/check-colors.ts']],
]

/**
 * Runs every check; returns how many passed and the names of those that failed. Most use one core, so as many run at
 * once as there are cores, at most four because of memory.
 */
export async function runChecks() {
  const failures = []
  const waiting = [...checks]
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failures.push(check[0])
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, runNext))
  return { passed: checks.length - failures.length, failures }
}

/** Resolves to whether a check passed. Its output is printed at the end, so that concurrent checks do not mix. */
function passes([name, command, args]) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: childEnv })
    let printed = ''
    const say = (text) => {
      printed += text
    }
    child.stdout.setEncoding('utf8').on('data', say)
    child.stderr.setEncoding('utf8').on('data', say)
    // If a command cannot be started, it also closes, without a status.
    child.on('error', ({ message }) => say(`${message}\n`))
    child.on('close', (status) => {
      const ok = status === 0
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      process.stdout.write(`${printed}${ok ? '✓' : '✗'} ${name} (${seconds} s)\n`)
      resolve(ok)
    })
  })
}
