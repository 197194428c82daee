import { listChoices } from '../command-line/list-choices.ts'
import { readOptions } from '../command-line/read-options.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { attackParts } from './attack/attack.ts'

const names = Object.keys(attackParts)

export const verifyHelp = `npm run -s verify -- --proofs [--list]
npm run -s verify -- --attack [--only <part>[,<part>…]] [--minutes <number>] [--most <number>] [--seed <number>]

Runs what takes too long for \`npm test\`. --proofs runs stories and tests with many cases, of which npm test runs one: more
agencies, brands and roles, and every refusal; --list only names them. --attack starts a separate demo on the loopback
interface, attacks it and prints a line of JSON with the counts of each part. It ends with an error if a count under
"faults" is not 0. The parts:

${names.map((name) => `  ${name.padEnd(10)}${attackParts[name]?.about}`).join('\n')}

By default it takes at most ten minutes and 10,000 requests for each part. --seed repeats an attack.`

/** Returns what to run; null if the help is wanted. Throws a UsageError about wrong arguments. */
export function readRequest(args: string[]) {
  const { values } = readOptions({
    args,
    options: {
      proofs: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      attack: { type: 'boolean', default: false },
      only: { type: 'string', choices: names },
      minutes: { type: 'string', default: '10' },
      most: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '17' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  if (!values.attack && !values.proofs)
    throw new UsageError(`Name what to verify. ${listChoices(['--proofs', '--attack'])}`)
  const parts = values.only?.split(',').map((name) => name.trim()) ?? names
  const unknown = parts.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`There is no part ${JSON.stringify(unknown)}. ${listChoices(names)}`)
  return {
    proofs: values.proofs,
    list: values.list,
    attack: values.attack,
    parts,
    minutes: positive('--minutes', values.minutes),
    most: positive('--most', values.most),
    seed: positive('--seed', values.seed),
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new UsageError(`${name} needs a number above 0.`)
  return value
}
