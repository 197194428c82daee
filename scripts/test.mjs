// `npm test`: installs what is missing, then runs every check and closes with one line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { runChecks } from './checks.mjs'
import { findChromium, findLocalFaces } from './chromium.mjs'
import { childEnv, root, setup } from './setup.mjs'

setup()
const chromium = findChromium()
findLocalFaces()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const count = { passed: 0, failed: 0 }
const failures = []

/** A test runner that reports each test in a JSON file; `read` counts them. */
function suite(name, command, args, file, read) {
  const run = () =>
    spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...childEnv,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    })
  let { status } = run()
  if (status !== 0 && !existsSync(file)) {
    // No test failed: V8 itself aborted, as it does now and then where databases come and go (nodejs/node#64500).
    console.error(`${name} ended without a report; once more …`)
    status = run().status
  }
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${name} left no report`)
  }
  const ranNothing = counted.passed + counted.failed === 0
  if ((status !== 0 || ranNothing) && counted.failed === 0) counted.failed = 1
  count.passed += counted.passed
  count.failed += counted.failed
  if (counted.failed > 0) failures.push(name)
}

const checked = await runChecks()
count.passed += checked.passed
count.failed += checked.failures.length
failures.push(...checked.failures)
await buildIfStale()
suite(
  'unit, API and component tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  join(results, 'vitest.json'),
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
suite(
  'browser stories',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts'],
  join(results, 'playwright.json'),
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
)

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
process.exitCode = count.failed > 0 ? 1 : 0
console.log(`\n${count.passed} passed, ${count.failed} failed`)
