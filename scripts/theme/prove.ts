import { availableParallelism } from 'node:os'
import { pairs } from '../../src/theme/color-pairs.ts'
import { failureCode } from '../command-line/failure-code.ts'
import { readOptions } from '../command-line/read-options.ts'
import { UsageError } from '../command-line/usage-error.ts'
import type { Findings, SeedRange } from './prove-range.ts'
import { proveSeeds } from './prove-seeds.ts'

const help = `npm run theme:prove -- [options]

Checks every text, edge and ring pair (src/theme/color-pairs.ts) of every seed's theme in both modes, with an independent
contrast calculation, and exits with 1 if one is too low. Without options it checks all 16,777,216 brand colours, each
without a secondary colour and with greys of its own hue.

  --sample N       N seeds, spread evenly over all colours
  --range A-B      the seeds from A to B, both included, as hexadecimal: --range 2c0000-2cffff
  --inputs all     also vary the secondary colour and the tint of the greys: in a full run each of the three takes every
                   colour once, but not in every combination (there are 2 to the 72)
  --workers N      threads, at most one for each 8,192 seeds (one for each core)
  --json           print the findings as JSON
  --help           this text`

const ALL_SEEDS = 0x1000000

try {
  await main()
} catch (error) {
  process.exitCode = failureCode(error)
}

async function main(): Promise<void> {
  const { values } = readOptions({
    options: {
      sample: { type: 'string' },
      range: { type: 'string' },
      inputs: { type: 'string', default: 'primary' },
      workers: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(help)
  const { inputs } = values
  if (inputs !== 'primary' && inputs !== 'all') throw new UsageError('--inputs must be primary or all.')
  const range: SeedRange = { ...seedsOf(values.range), stride: 1, inputs }
  if (values.sample !== undefined) {
    range.stride = strideOf(range, wholeNumber(values.sample, '--sample', range.to - range.from))
  }
  const started = performance.now()
  const found = await proveSeeds(range, wholeNumber(values.workers, '--workers'), progressOf(range))
  const seconds = (performance.now() - started) / 1000
  console.log(values.json ? JSON.stringify({ ...found, seconds }, null, 2) : report(found, seconds))
  if (found.failed > 0) process.exitCode = 1
}

function seedsOf(range: string | undefined): Pick<SeedRange, 'from' | 'to'> {
  if (range === undefined) return { from: 0, to: ALL_SEEDS }
  const [, from = '', to = ''] = /^#?([0-9a-f]{6})-#?([0-9a-f]{6})$/i.exec(range) ?? []
  const seeds = { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) + 1 }
  if (!(seeds.from < seeds.to))
    throw new UsageError('--range must be two colours in ascending order, such as 2c0000-2cffff.')
  return seeds
}

/** Odd, so that every value of every channel occurs. */
function strideOf({ from, to }: SeedRange, seeds: number): number {
  return Math.max(1, Math.floor((to - from) / seeds)) | 1
}

function wholeNumber(text: string, option: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  const limit = most < Number.MAX_SAFE_INTEGER ? ` to ${number(most)}` : ''
  throw new UsageError(`${option} must be a whole number from 1${limit}, but is ${JSON.stringify(text)}.`)
}

/** Prints the progress to standard error after every twentieth. */
function progressOf({ from, to, stride }: SeedRange): (found: Findings) => void {
  const total = Math.ceil((to - from) / stride)
  const started = performance.now()
  let reported = 0
  return ({ seeds, failed }) => {
    const twentieths = Math.floor((seeds / total) * 20)
    if (twentieths <= reported) return
    reported = twentieths
    const left = ((performance.now() - started) / 1000 / seeds) * (total - seeds)
    console.error(`${twentieths * 5} %, ${number(failed)} failures, about ${Math.ceil(left)} s left`)
  }
}

function report(
  { seeds, checked, failed, failures, outcomes, largestMove, worst }: Findings,
  seconds: number,
): string {
  const share = (count: number) => `${((count / seeds) * 100).toFixed(2)} %`
  const { kept, moved, flipped } = outcomes
  return [
    ...failures,
    `${number(seeds)} seeds in 2 modes, ${pairs.length} pairs each: ${number(checked)} pairs in ${seconds.toFixed(0)} s (${number(Math.round(seeds / seconds))} seeds/s)`,
    `kept ${number(kept)} (${share(kept)}), moved ${number(moved)} (${share(moved)}), flipped ${number(flipped)} (${share(flipped)})`,
    `used exactly as given: ${share(kept + flipped)}; largest move ΔE_OK ${largestMove.distance.toFixed(5)} (${largestMove.seed || 'none'})`,
    `worst pair: ${worst.over} on ${worst.ground} at ${worst.contrast.toFixed(5)}:1 of ${worst.ratio}:1 (${worst.seed}, ${worst.mode})`,
    `${number(failed)} failures`,
  ].join('\n')
}

function number(value: number): string {
  return value.toLocaleString('en')
}
