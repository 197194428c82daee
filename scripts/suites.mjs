// The tests and stories, for `npm test` and for `npm run verify -- --proofs`. Plain JavaScript: it runs before
// anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findLocalFaces } from './chromium.mjs'
import { childEnv, root } from './setup.mjs'

const results = join(root, 'test-results')

/** Arguments of each runner: everything except the proofs, or only the proofs. */
const chosen = {
  tests: { vitest: ['--exclude=**/*.proof.test.ts'], playwright: ['--grep-invert', '@proof'] },
  proofs: { vitest: ['.proof.test.ts'], playwright: ['--grep', '@proof'] },
}

/** Runs the tests or the proofs; returns the number of passed ones and the failures. The build must exist. */
export function runSuites(which) {
  const chromium = findChromium()
  findLocalFaces()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const { vitest, playwright } = chosen[which]
  const reporters = ['--reporter=default', '--reporter=scripts/report/vitest-report.ts']
  const all = [
    suite('unit, API and component tests', 'vitest', ['run', ...vitest, ...reporters], chromium),
    suite(
      'browser stories',
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', ...playwright],
      chromium,
    ),
  ]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** Lists the tests or the proofs without running them. Returns whether both runners succeeded. */
export function listSuites(which) {
  const { vitest, playwright } = chosen[which]
  const list = (command, args) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: childEnv }).status === 0
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
function suite(name, command, args, chromium) {
  const file = join(results, `${command}.json`)
  const run = () =>
    spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...childEnv, CHROMIUM_PATH: chromium, TEST_REPORT: file },
    })
  let { status } = run()
  if (status !== 0 && !existsSync(file)) {
    // No test failed: V8 itself aborted, which happens occasionally when databases open and close
    // (nodejs/node#64500).
    console.error(`${name} ended without a report; once more …`)
    status = run().status
  }
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] }
  const ranNothing = report.passed + report.failures.length === 0
  if ((status !== 0 || ranNothing) && report.failures.length === 0) {
    report.failures.push({ name: 'outside any test', reason: `ended with status ${status}` })
  }
  const failures = report.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` }))
  return { passed: report.passed, failures }
}
