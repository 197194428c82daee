// Loaded into every process that a command of the documentation starts: npm goes on, and what npm or the shell starts is
// written down instead of run.
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'

const [, script = '', first = ''] = process.argv
if (!/^(?:npm|npm-cli\.js)$/.test(basename(script))) {
  appendFileSync(process.env.LIVERY_RECORD_TO, `${JSON.stringify([script, first])}\n`)
  process.exit(0)
}
