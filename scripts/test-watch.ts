import { startVitest } from 'vitest/node'
import { failureCode } from './command-line/failure-code.ts'
import { readOptions } from './command-line/read-options.ts'

const help = `npm run test:watch [-- <path> …]

Runs the tests of files changed since the last commit, and then of each file that you save. With paths it runs the test files
whose path contains one of them. Browser stories and proofs are left out.`

try {
  const { values, positionals } = readOptions({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) console.log(help)
  else {
    const changed = positionals.length === 0
    await startVitest('test', positionals, { watch: true, changed, exclude: ['**/*.proof.test.ts'] })
  }
} catch (error) {
  process.exitCode = failureCode(error)
}
