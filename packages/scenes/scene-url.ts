import type { SceneKind, SceneOptions } from './scene-kind.ts'
import { carClasses, climates, crops, sceneKinds, seasons, timesOfDay } from './scene-kind.ts'

export interface SceneAddress {
  readonly kind: SceneKind
  readonly seed: string
  readonly options: SceneOptions
}

const parameters = {
  t: { option: 'timeOfDay', values: timesOfDay },
  s: { option: 'season', values: seasons },
  c: { option: 'climate', values: climates },
  crop: { option: 'crop', values: crops },
  car: { option: 'carClass', values: carClasses },
} as const

type ParameterName = keyof typeof parameters

const parameterNames = Object.keys(parameters) as ParameterName[]
const seedPattern = /^[a-z0-9-]{1,64}$/
const pathPattern = /^\/scenes\/([a-z-]{1,16})\/([a-z0-9-]{1,64})\.svg$/

/**
 * Returns a picture's address from its kind, seed and options: `/scenes/beach/rimini-4.svg?t=golden&c=mediterranean`.
 * One picture has one address, so it can be cached for ever. A seed outside `[a-z0-9-]{1,64}` is replaced by a legal
 * one.
 */
export function sceneUrl(kind: SceneKind, seed: string, options: SceneOptions = {}): string {
  const query = parameterNames
    .filter((name) => appliesTo(name, kind) && options[parameters[name].option] !== undefined)
    .map((name) => `${name}=${options[parameters[name].option]}`)
    .join('&')
  return `/scenes/${kind}/${legalSeed(seed)}.svg${query ? `?${query}` : ''}`
}

/**
 * Returns the picture that a path and query (with its `?`, or empty) name, or null if any part is unknown. Unknown,
 * repeated and empty parameters also give null, so that a cache cannot fill with spellings of one picture.
 */
export function parseSceneUrl(pathname: string, search: string): SceneAddress | null {
  const [, kind, seed] = pathPattern.exec(pathname) ?? []
  if (seed === undefined || !isOneOf(sceneKinds, kind)) return null
  const options = parseOptions(search, kind)
  return options && { kind, seed, options }
}

function parseOptions(search: string, kind: SceneKind): SceneOptions | null {
  if (search === '') return {}
  if (!search.startsWith('?') || search.length > 120) return null
  const options: Record<string, string> = {}
  for (const pair of search.slice(1).split('&')) {
    const [name, value, ...rest] = pair.split('=')
    if (rest.length > 0 || !isOneOf(parameterNames, name) || !appliesTo(name, kind)) return null
    const { option, values } = parameters[name]
    if (option in options || !isOneOf<string>(values, value)) return null
    options[option] = value
  }
  return options
}

function appliesTo(name: ParameterName, kind: SceneKind): boolean {
  return name !== 'car' || kind === 'car'
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return (values as readonly (string | undefined)[]).includes(value)
}

/** Seeds often come from place names: an illegal one must not break its deal. */
function legalSeed(seed: string): string {
  if (seedPattern.test(seed)) return seed
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  const readable = seed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
  return `${readable}-${hash.toString(36)}`
}
