import { type Light, lightOf } from './light.ts'
import { type Materials, materialsOf } from './materials.ts'
import { Paper } from './paper.ts'
import { createRandom, hashText, type Random } from './random.ts'
import type { CarClass, Climate, Crop, SceneKind, SceneOptions, Season, TimeOfDay } from './scene-kind.ts'
import { carClasses, seasons } from './scene-kind.ts'

/** Every option of a scene, with a value. */
interface Setting {
  readonly kind: SceneKind
  readonly timeOfDay: TimeOfDay
  readonly season: Season
  readonly climate: Climate
  readonly crop: Crop
  readonly carClass: CarClass
}

/**
 * The canvas of a kind. The visible picture runs from 0 to `width` and from `ceiling` to `floor`; ground and sky
 * extend from `top` to `bottom`, so that a hero in another shape has no bare edge.
 */
export interface Stage {
  readonly setting: Setting
  readonly random: Random
  readonly paper: Paper
  readonly light: Light
  readonly materials: Materials
  readonly width: number
  readonly top: number
  readonly bottom: number
  readonly ceiling: number
  readonly floor: number
  /** Share of small details, 1 for all: reduced until the picture fits its size in bytes. */
  readonly detail: number
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: -1 | 1
}

const hoursUnlessFixed: readonly TimeOfDay[] = [
  ...Array<TimeOfDay>(6).fill('golden'),
  ...Array<TimeOfDay>(6).fill('day'),
  ...Array<TimeOfDay>(4).fill('dusk'),
  ...Array<TimeOfDay>(3).fill('dawn'),
  ...Array<TimeOfDay>(2).fill('night'),
]

/** Diving, skiing and rental cars are not shown by moonlight unless requested. */
const byDaylight = new Set<SceneKind>([
  'ski',
  'hike',
  'kayak',
  'balloon',
  'diving',
  'boat-trip',
  'car',
  'vineyard',
  'forest',
])

const climatesUnlessFixed: Record<SceneKind, readonly Climate[]> = {
  beach: ['tropical', 'mediterranean', 'tropical', 'arid', 'temperate'],
  'old-town': ['mediterranean', 'temperate', 'nordic', 'arid', 'alpine', 'tropical'],
  skyline: ['temperate', 'tropical', 'arid', 'mediterranean', 'nordic'],
  mountain: ['alpine', 'nordic', 'alpine', 'temperate', 'arid'],
  desert: ['arid'],
  harbour: ['nordic', 'mediterranean', 'temperate', 'tropical'],
  forest: ['temperate', 'nordic', 'alpine', 'tropical'],
  lake: ['alpine', 'nordic', 'temperate', 'mediterranean'],
  vineyard: ['mediterranean', 'temperate', 'mediterranean'],
  ship: ['tropical', 'mediterranean', 'nordic', 'temperate'],
  car: ['mediterranean', 'temperate', 'alpine', 'arid', 'nordic', 'tropical'],
  apartment: ['mediterranean', 'temperate', 'nordic', 'tropical', 'alpine'],
  pool: ['tropical', 'mediterranean', 'arid', 'tropical'],
  museum: ['temperate', 'mediterranean', 'arid', 'nordic'],
  market: ['mediterranean', 'arid', 'tropical', 'temperate'],
  kayak: ['nordic', 'alpine', 'temperate', 'tropical'],
  hike: ['alpine', 'nordic', 'temperate', 'mediterranean'],
  balloon: ['arid', 'temperate', 'mediterranean'],
  diving: ['tropical', 'mediterranean'],
  'night-walk': ['mediterranean', 'temperate', 'nordic', 'arid'],
  'boat-trip': ['mediterranean', 'tropical', 'nordic'],
  ski: ['alpine', 'nordic'],
}

/**
 * Returns all settings: the caller's, the others from the seed, and the kind has the last word (skiing is in winter).
 */
function settle(kind: SceneKind, random: Random, options: SceneOptions): Setting {
  const hour = random.pick(hoursUnlessFixed)
  const timeOfDay = hour === 'night' && byDaylight.has(kind) ? 'dawn' : hour
  const season = random.pick(seasons)
  const climate = random.pick(climatesUnlessFixed[kind])
  const carClass = random.pick(carClasses)
  const setting = {
    kind,
    timeOfDay: options.timeOfDay ?? timeOfDay,
    season: options.season ?? season,
    climate: options.climate ?? climate,
    crop: options.crop ?? 'card',
    carClass: options.carClass ?? carClass,
  }
  if (kind === 'ski')
    return { ...setting, season: 'winter', climate: setting.climate === 'nordic' ? 'nordic' : 'alpine' }
  if (kind === 'desert') return { ...setting, climate: 'arid' }
  if (kind === 'night-walk')
    return { ...setting, timeOfDay: setting.timeOfDay === 'night' ? 'night' : 'dusk' }
  return setting
}

/**
 * Returns an empty picture with its light, colours and random stream, from a kind, a seed, options and a share of
 * detail.
 */
export function openStage(kind: SceneKind, seed: string, options: SceneOptions, detail: number): Stage {
  const setting = settle(kind, createRandom(`${kind}/${seed}/setting`), options)
  const key = `${kind}/${seed}/${Object.values(setting).join('/')}`
  const random = createRandom(`${kind}/${seed}`)
  const hero = setting.crop === 'hero'
  return {
    setting,
    random,
    paper: new Paper(idPrefix(key)),
    detail,
    side: random.sign(),
    light: lightOf(setting.timeOfDay, setting.climate, random),
    materials: materialsOf(setting.climate, setting.season),
    width: hero ? 960 : 640,
    top: hero ? -130 : 0,
    bottom: hero ? 610 : 480,
    ceiling: hero ? 30 : 0,
    floor: hero ? 450 : 480,
  }
}

/** Returns the SVG document of a finished stage. A hero is drawn half as wide again and scaled into the same box. */
export function closeStage({ setting, paper }: Stage): string {
  const body =
    setting.crop === 'hero' ? `<g transform="translate(0 80)scale(.6667)">${paper}</g>` : `${paper}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">${body}</svg>`
}

function idPrefix(key: string): string {
  const hash = hashText(key, 2166136261)
  const letter = String.fromCharCode(97 + (hash % 26))
  return letter + (Math.floor(hash / 26) % 46656).toString(36).padStart(3, '0')
}
