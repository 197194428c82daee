// The tests and stories, for `npm test` and for `npm run verify -- --proofs`. Plain JavaScript: it runs before
// anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findLocalFaces } from './chromium.mjs'
import { proofFiles } from './proof-files.mjs'
import { childEnv, nodePath, root } from './setup.mjs'
import { unchangedPackages } from './unchanged-packages.mjs'

const results = join(root, 'test-results')
const unitName = 'unit, API and component tests'
const OUTSIDE = 'outside any test'

/** With room for young objects, the garbage collector takes less of the time: a page in jsdom makes many. */
const vitestCommand = [nodePath, '--max-semi-space-size=64', join(root, 'node_modules/vitest/vitest.mjs')]

/** Arguments of each runner: everything except the proofs, or only the proofs. */
const chosen = {
  tests: () => ({ vitest: [], playwright: ['--grep-invert', '@proof'] }),
  proofs: () => ({ vitest: ['.proof.test.ts', ...proofFiles()], playwright: ['--grep', '@proof'] }),
}

/** Proofs take every case where a test takes some (scripts/proof-cases.ts); tests leave out the proofs and some packages. */
const envOf = (which, packages = []) => ({
  ...childEnv,
  TEST_PROOFS: which === 'proofs' ? 'on' : '',
  TEST_EXCLUDE: which === 'proofs' ? '' : ['**/*.proof.test.ts', ...packages.map(filesOf)].join(','),
})
const filesOf = (name) => `packages/${name}/**`

/** Runs the tests or the proofs; returns the number of passed ones and the failures. The build must exist. */
export async function runSuites(which) {
  const chromium = findChromium()
  findLocalFaces()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const { vitest, playwright } = chosen[which]()
  const reporters = ['--reporter=default', '--reporter=scripts/report/vitest-report.ts']
  const packages = unchangedPackages(root)
  const skipped = which === 'tests' ? packages.names : []
  for (const name of skipped)
    console.log(`packages/${name} has not changed since its tests passed here; they do not run again.`)
  const env = { ...envOf(which, skipped), CHROMIUM_PATH: chromium }
  const tests = await suite(unitName, 'vitest', [...vitestCommand, 'run', ...vitest, ...reporters], env)
  const failed = tests.failures.map(({ name }) => name)
  // A failure outside any test can be a package's.
  if (which === 'tests' && !failed.includes(`${unitName}: ${OUTSIDE}`)) packages.store(failed)
  const stories = await suite(
    'browser stories',
    'playwright',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...playwright],
    env,
  )
  const all = [tests, stories]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** Lists the tests or the proofs without running them. Returns whether both runners succeeded. */
export function listSuites(which) {
  const { vitest, playwright } = chosen[which]()
  const list = (command, args) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: envOf(which) }).status === 0
  return (
    list('vitest', ['list', ...vitest]) &&
    list('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--list', ...playwright])
  )
}

/** Prints the failures again at the end, then the line `N passed, N failed`. */
export function tellResults({ passed, failures }) {
  if (failures.length > 0) console.error('\nFailed:')
  for (const { name, reason } of failures) {
    console.error(`\n  ${name}\n    ${reason.replaceAll('\n', '\n    ')}`)
  }
  process.exitCode = failures.length > 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

/** A test runner whose report (scripts/report/report.ts) lists passed and failed tests. */
async function suite(name, runner, [command, ...args], env) {
  const file = join(results, `${runner}.json`)
  const run = () =>
    ended(spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, TEST_REPORT: file } }))
  let status = await run()
  if (status !== 0 && !existsSync(file)) {
    // No test failed: V8 itself aborted, which happens occasionally when databases open and close
    // (nodejs/node#64500).
    console.error(`${name} ended without a report; trying again …`)
    status = await run()
  }
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] }
  const ranNothing = report.passed + report.failures.length === 0
  if ((status !== 0 || ranNothing) && report.failures.length === 0) {
    report.failures.push({ name: OUTSIDE, reason: `ended with status ${status}` })
  }
  const failures = report.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` }))
  return { passed: report.passed, failures }
}

/** The exit code of a process; null where it could not start or a signal ended it. */
function ended(child) {
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      console.error(message)
      resolve(null)
    })
    child.on('close', (code) => resolve(code))
  })
}
