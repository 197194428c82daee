import { root } from './build/root.ts'
import { parseFlags } from './command-line/parse-flags.ts'
import { generateFiles } from './contract/generate-files.ts'

const help = `npm run generate [-- --check]

Writes src/contract/*.gen.ts, the schemas next to them, docs/configuration.md and the lists of calls in docs/your-own-api.md
from openapi/.

  --check   writes nothing, and fails if a file is out of date`

const { check: isCheck = false } = parseFlags(help, ['check'])

process.exitCode = await generateFiles(root, { isCheck })
