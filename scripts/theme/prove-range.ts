import { pairs } from '../../src/theme/color-pairs.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'

/** Result of checking some seeds. */
export interface Findings {
  seeds: number
  checked: number
  failed: number
  /** The first few failures, as sentences. */
  failures: string[]
  outcomes: { kept: number; moved: number; flipped: number }
  largestMove: { distance: number; seed: string }
  /** The pair closest to its required ratio. `margin` is the actual ratio divided by the required one. */
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

/**
 * Which colours vary: the primary colour alone, or all three at once. Then each takes every value, but each primary
 * colour meets only one combination.
 */
export type VariedInputs = 'primary' | 'all'

/** Seeds from `from` to before `to`, every `stride`th. */
export interface SeedRange {
  from: number
  to: number
  stride: number
  inputs: VariedInputs
}

// An independent contrast calculation from the text of WCAG 2.2, without the engine's code.
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

/** Checks every pair of both modes for a range of seeds; returns the result. */
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

/** Checks the pairs of one mode and adds the result. A token that is missing or no `#rrggbb` fails its pairs. */
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
    // Not `<`, so that NaN counts as a failure.
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

/**
 * If all three vary, secondary colour and tint also take every value: multiplication by an odd number permutes them.
 */
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
