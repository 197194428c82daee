import { pairs } from '../../src/theme/pairs.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'

/** What the check of some seeds found. */
export interface Findings {
  seeds: number
  checked: number
  failed: number
  /** The first few failures, in words. */
  failures: string[]
  outcomes: { kept: number; moved: number; flipped: number }
  largestMove: { distance: number; seed: string }
  /** The pair that comes nearest to its ratio. `margin` is the ratio reached over the ratio asked. */
  worst: {
    margin: number
    contrast: number
    ratio: number
    over: string
    ground: string
    seed: string
    mode: string
  }
}

const MOST_FAILURES_NAMED = 20

/** Which colours are varied: the primary colour alone, or all three at once. Then each runs through every colour, but of the combinations each primary
 * colour meets one. */
export type VariedInputs = 'primary' | 'all'

/** Seeds `from` to before `to`, every `stride`th. */
export interface SeedRange {
  from: number
  to: number
  stride: number
  inputs: VariedInputs
}

// The proof's own contrast, from the text of WCAG 2.2 and nothing of the engine's.
const channelLuminance = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

function relativeLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  if (hex.length !== 7 || !(value >= 0 && value <= 0xffffff)) return Number.NaN
  const red = channelLuminance[value >>> 16] ?? Number.NaN
  const green = channelLuminance[(value >>> 8) % 256] ?? Number.NaN
  const blue = channelLuminance[value % 256] ?? Number.NaN
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const names = [...new Set(pairs.flatMap(({ over, ground }) => [over, ground]))]
const places = pairs.map(({ over, ground, ratio }) => ({
  over: names.indexOf(over),
  ground: names.indexOf(ground),
  ratio,
}))
const luminances = new Float64Array(names.length)

/** Takes a run of seeds, checks every pair of both modes of each, and gives what it found. */
export function proveRange({ from, to, stride, inputs }: SeedRange): Findings {
  const found = noFindings()
  for (let value = from; value < to; value += stride) {
    const seed = hexOf(value)
    const { light, dark, brand, secondary } = resolveTokens(inputOf(value, inputs))
    found.seeds++
    for (const outcome of secondary ? [brand, secondary] : [brand]) {
      if (outcome === brand) found.outcomes[outcome.outcome]++
      if (outcome.distance > found.largestMove.distance) {
        found.largestMove = { distance: outcome.distance, seed: outcome.given }
      }
    }
    checkMode(found, light, seed, 'light')
    checkMode(found, dark, seed, 'dark')
  }
  return found
}

export function noFindings(): Findings {
  return {
    seeds: 0,
    checked: 0,
    failed: 0,
    failures: [],
    outcomes: { kept: 0, moved: 0, flipped: 0 },
    largestMove: { distance: 0, seed: '' },
    worst: {
      margin: Number.POSITIVE_INFINITY,
      contrast: 0,
      ratio: 0,
      over: '',
      ground: '',
      seed: '',
      mode: '',
    },
  }
}

/** Checks the pairs of one mode and adds what it finds. A token that is missing or no `#rrggbb` fails its pairs. */
export function checkMode(
  found: Findings,
  tokens: Readonly<Record<string, string>>,
  seed: string,
  mode: string,
): void {
  for (let i = 0; i < names.length; i++) luminances[i] = relativeLuminance(tokens[names[i] as string] ?? '')
  for (let i = 0; i < places.length; i++) {
    const { over, ground, ratio } = places[i] as (typeof places)[number]
    const one = luminances[over] as number
    const other = luminances[ground] as number
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const margin = contrast / ratio
    // Not `<`: what is not a number has failed.
    if (!(contrast >= ratio))
      note(found, `${names[over]} on ${names[ground]}: ${contrast} of ${ratio} for ${seed}, ${mode}`)
    if (margin < found.worst.margin) {
      found.worst = {
        margin,
        contrast,
        ratio,
        over: names[over] as string,
        ground: names[ground] as string,
        seed,
        mode,
      }
    }
  }
  found.checked += places.length
}

function note(found: Findings, failure: string): void {
  found.failed++
  if (found.failures.length < MOST_FAILURES_NAMED) found.failures.push(failure)
}

/** Where all three vary, second colour and tint run through every colour too: multiplying by an odd number permutes them. */
function inputOf(value: number, inputs: VariedInputs) {
  const primaryColor = hexOf(value)
  if (inputs === 'primary') return { primaryColor }
  return {
    primaryColor,
    secondaryColor: hexOf(Math.imul(value, 0x9e3779b1) & 0xffffff),
    neutralTint: hexOf(Math.imul(value, 0x85ebca6b) & 0xffffff),
  }
}

function hexOf(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`
}
