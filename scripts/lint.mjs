// `npm run lint`: installs missing packages, then runs every check of `npm test` without its tests.
import { runChecks } from './checks.mjs'
import { takeNoArguments } from './command-line/take-no-arguments.mjs'
import { setup } from './setup.mjs'

takeNoArguments(`npm run lint

Runs the checks of npm test that need no build: types, format, contract, boundaries, dead code, texts, prose and colours.`)
setup()
const { passed, failures } = await runChecks()
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
process.exitCode = failures.length > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failures.length} failed`)
