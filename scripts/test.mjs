// `npm test`: installs missing packages, then runs every check and test and prints `N passed, N failed`.
import { buildIfStale } from './build-if-stale.mjs'
import { runChecks } from './checks.mjs'
import { findChromium, findLocalFaces } from './chromium.mjs'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'
import { setup } from './setup.mjs'
import { runSuites, tellResults } from './suites.mjs'

takeNoArguments(`npm test

Installs and builds what is missing, runs every check and test, and ends with a line 'N passed, N failed'. To run one file,
use npx vitest run <file>; for one story, npx playwright test --config e2e/playwright.config.ts <file>. Tests with many cases
of the same kind are proofs: npm run verify -- --proofs.`)
setup()
// Fails early: a missing browser should be reported before the checks run.
findChromium()
findLocalFaces()

// A build that is missing is made first: tests and stories use it. The checks use neither, and begin at once.
const [checked, { passed, failures }] = await Promise.all([
  runChecks(),
  buildIfStale().then(() => runSuites('tests')),
])
tellResults({
  passed: checked.passed + passed,
  failures: [...checked.failures.map((name) => ({ name, reason: 'see above' })), ...failures],
})
