// Loaded into every process that a documented command starts. It lets npm run, but records what npm or the shell
// starts instead of running it.
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'

const [, script = '', first = ''] = process.argv
if (!/^(?:npm|npm-cli\.js)$/.test(basename(script))) {
  appendFileSync(process.env.LIVERY_RECORD_TO, `${JSON.stringify([script, first])}\n`)
  process.exit(0)
}
