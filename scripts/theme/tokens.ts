import { once } from 'node:events'
import { outcomeReason } from '../../src/theme/brand-color-outcome.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { isHex } from '../../src/theme/srgb.ts'
import { failureCode } from '../command-line/failure-code.ts'
import { readOptions } from '../command-line/read-options.ts'
import { MOST_CHARACTERS, splitLines } from './split-lines.ts'

const help = `npm run -s theme:tokens

Reads brand colours from standard input, one #rrggbb on a line, and prints one JSON object for each:
{"seed", "light": {token: "#rrggbb", …}, "dark": {…}, "reason"}, where reason is kept, moved with its ΔE_OK, or flipped.
Any other line is answered with {"seed", "error"}, and the exit code is then 1.`

/** Size of the write buffer: one write for each line would take longer than the theme. */
const BATCH = 65_536

// The reader has enough (`| head`), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(error.message)
  process.exit(error.code === 'EPIPE' ? process.exitCode : 1)
})

try {
  const { values } = readOptions({ options: { help: { type: 'boolean', default: false } } })
  if (values.help) console.log(help)
  else await answerAll()
} catch (error) {
  process.exitCode = failureCode(error)
}

async function answerAll(): Promise<void> {
  process.stdin.setEncoding('utf8')
  let batch = ''
  for await (const { text, isWhole } of splitLines(process.stdin)) {
    batch += `${JSON.stringify(answerTo(text.trim(), isWhole))}\n`
    if (batch.length < BATCH) continue
    await write(batch)
    batch = ''
  }
  await write(batch)
}

function answerTo(seed: string, isWhole: boolean) {
  if (!isWhole) return bad(seed, `The line is too long: more than ${MOST_CHARACTERS} characters.`)
  if (!isHex(seed)) return bad(seed, 'Not a colour of the form #rrggbb.')
  const { light, dark, brand } = resolveTokens({ primaryColor: seed })
  return { seed, light, dark, reason: outcomeReason(brand) }
}

function bad(seed: string, error: string) {
  process.exitCode = 1
  return { seed, error }
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}
