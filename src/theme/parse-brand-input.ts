import { corners, densities, elevations } from './shape-tokens.ts'
import { isHex } from './srgb.ts'
import { type BrandInput, themeModes } from './theme-input.ts'
import { typePairings } from './type-pairings.ts'

/** Thrown for brand inputs that the contract does not allow. */
export class BrandInputError extends Error {
  override readonly name = 'BrandInputError'
  readonly problems: readonly BrandProblem[]

  constructor(problems: readonly BrandProblem[]) {
    super(problems.map(({ field, reason }) => `${field || 'brand input'} ${reason}`).join('; '))
    this.problems = problems
  }
}

/**
 * The allowed values of each field: a list, or a colour. The compiler checks the names against the contract, and a
 * test checks the values.
 */
const fields: ReadonlyMap<string, readonly string[] | 'colour'> = new Map(
  Object.entries({
    primaryColor: 'colour',
    secondaryColor: 'colour',
    neutralTint: 'colour',
    mode: Object.keys(themeModes),
    radius: Object.keys(corners),
    typePairing: Object.keys(typePairings),
    density: Object.keys(densities),
    elevation: Object.keys(elevations),
  } satisfies Record<keyof BrandInput, readonly string[] | 'colour'>),
)

/** A hostile object may have millions of fields with names of any length; an honest author fixes these first. */
const MOST_PROBLEMS = 20
const LONGEST_NAME = 60

/**
 * Returns checked brand inputs for any value, as parsed from JSON or received in a message. Throws a BrandInputError
 * with every field that is unknown or invalid; CSS text, `url()` and `var()` are not colours.
 */
export function parseBrandInput(value: unknown): BrandInput {
  if (!isFields(value)) {
    throw new BrandInputError([{ field: '', reason: 'must be an object of brand inputs' }])
  }
  const input: Record<string, string> = {}
  const problems: BrandProblem[] = []
  for (const key of Reflect.ownKeys(value)) {
    const given = value[key]
    const reason = problemWith(key, given)
    if (reason) problems.push({ field: String(key).slice(0, LONGEST_NAME), reason })
    else if (given !== undefined) input[key as string] = given as string
    if (problems.length === MOST_PROBLEMS) break
  }
  if (problems.length > 0) throw new BrandInputError(problems)
  return input
}

function isFields(value: unknown): value is Record<PropertyKey, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]'
}

function problemWith(key: PropertyKey, given: unknown): string | null {
  const form = fields.get(key as string)
  if (!form) return `is not a brand input; there are ${[...fields.keys()].join(', ')}`
  if (given === undefined) return null
  if (form === 'colour') {
    return typeof given === 'string' && isHex(given) ? null : 'must be a colour of the form #rrggbb'
  }
  return form.includes(given as string) ? null : `must be one of ${form.join(', ')}`
}

/** An invalid field and the reason, worded as the rest of a sentence that begins with the field's name. */
export interface BrandProblem {
  field: string
  reason: string
}
