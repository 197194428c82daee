import { runVerb } from './tenant/run-verb.ts'

process.exitCode = await runVerb(process.argv.slice(2))
