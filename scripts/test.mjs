// `npm test`: installs what is missing, then runs every check and closes with one line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { runChecks } from './checks.mjs'
import { findChromium, findLocalFaces } from './chromium.mjs'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'
import { childEnv, root, setup } from './setup.mjs'

takeNoArguments(`npm test

Installs and builds what is missing, then runs every check and test, and ends with a line 'N passed, N failed'. One file is run
by npx vitest run <file>, one story by npx playwright test --config e2e/playwright.config.ts <file>.`)
setup()
const chromium = findChromium()
findLocalFaces()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
const failures = []

/** A test runner whose report (scripts/report/report.ts) says what passed and what failed. */
function suite(name, command, args) {
  const file = join(results, `${command}.json`)
  const run = () =>
    spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...childEnv, CHROMIUM_PATH: chromium, TEST_REPORT: file },
    })
  let { status } = run()
  if (status !== 0 && !existsSync(file)) {
    // No test failed: V8 itself aborted, as it does now and then where databases come and go (nodejs/node#64500).
    console.error(`${name} ended without a report; once more …`)
    status = run().status
  }
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] }
  const ranNothing = report.passed + report.failures.length === 0
  if ((status !== 0 || ranNothing) && report.failures.length === 0) {
    report.failures.push({ name: 'outside any test', reason: `ended with status ${status}` })
  }
  passed += report.passed
  failures.push(...report.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })))
}

const checked = await runChecks()
passed += checked.passed
failures.push(...checked.failures.map((name) => ({ name, reason: 'see above' })))
await buildIfStale()
suite('unit, API and component tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=scripts/report/vitest-report.ts',
])
suite('browser stories', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'])

// Told again where everybody looks: what ran in between fills thousands of lines.
if (failures.length > 0) console.error('\nFailed:')
for (const { name, reason } of failures) {
  console.error(`\n  ${name}\n    ${reason.replaceAll('\n', '\n    ')}`)
}
process.exitCode = failures.length > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failures.length} failed`)
