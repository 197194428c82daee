/** A vehicle class as its ACRISS code states it. */
export interface AcrissClass {
  readonly category: CarCategory
  /** The better variant of the category. */
  readonly isElite: boolean
  readonly body: CarBody
  readonly transmission: 'manual' | 'automatic'
  readonly drive: 'unspecified' | 'four_wheel' | 'all_wheel'
  readonly fuel: CarFuel
  readonly hasAirConditioning: boolean
}

export type CarCategory =
  | 'mini'
  | 'economy'
  | 'compact'
  | 'intermediate'
  | 'standard'
  | 'full_size'
  | 'premium'
  | 'luxury'
  | 'oversize'
  | 'special'

export type CarBody =
  | 'two_door'
  | 'two_four_door'
  | 'four_door'
  | 'five_door'
  | 'estate'
  | 'van'
  | 'limousine'
  | 'sport'
  | 'convertible'
  | 'suv'
  | 'open_all_terrain'
  | 'special'
  | 'pickup'
  | 'coupe'
  | 'monospace'
  | 'recreational'
  | 'motor_home'
  | 'two_wheel'
  | 'roadster'
  | 'crossover'
  | 'commercial_van'

export type CarFuel =
  | 'unspecified'
  | 'petrol'
  | 'diesel'
  | 'hybrid'
  | 'plug_in_hybrid'
  | 'electric'
  | 'gas'
  | 'hydrogen'
  | 'multi_fuel'
  | 'ethanol'

type Category = Pick<AcrissClass, 'category' | 'isElite'>
type Drive = Pick<AcrissClass, 'transmission' | 'drive'>
type Fuel = Pick<AcrissClass, 'fuel' | 'hasAirConditioning'>

const categories: Readonly<Record<string, Category>> = {
  M: { category: 'mini', isElite: false },
  N: { category: 'mini', isElite: true },
  E: { category: 'economy', isElite: false },
  H: { category: 'economy', isElite: true },
  C: { category: 'compact', isElite: false },
  D: { category: 'compact', isElite: true },
  I: { category: 'intermediate', isElite: false },
  J: { category: 'intermediate', isElite: true },
  S: { category: 'standard', isElite: false },
  R: { category: 'standard', isElite: true },
  F: { category: 'full_size', isElite: false },
  G: { category: 'full_size', isElite: true },
  P: { category: 'premium', isElite: false },
  U: { category: 'premium', isElite: true },
  L: { category: 'luxury', isElite: false },
  W: { category: 'luxury', isElite: true },
  O: { category: 'oversize', isElite: false },
  X: { category: 'special', isElite: false },
}

const bodies: Readonly<Record<string, CarBody>> = {
  B: 'two_door',
  C: 'two_four_door',
  D: 'four_door',
  W: 'estate',
  V: 'van',
  L: 'limousine',
  S: 'sport',
  T: 'convertible',
  F: 'suv',
  J: 'open_all_terrain',
  X: 'special',
  P: 'pickup',
  Q: 'pickup',
  Z: 'special',
  E: 'coupe',
  M: 'monospace',
  R: 'recreational',
  H: 'motor_home',
  Y: 'two_wheel',
  N: 'roadster',
  G: 'crossover',
  K: 'commercial_van',
}

const drives: Readonly<Record<string, Drive>> = {
  M: { transmission: 'manual', drive: 'unspecified' },
  N: { transmission: 'manual', drive: 'four_wheel' },
  C: { transmission: 'manual', drive: 'all_wheel' },
  A: { transmission: 'automatic', drive: 'unspecified' },
  B: { transmission: 'automatic', drive: 'four_wheel' },
  D: { transmission: 'automatic', drive: 'all_wheel' },
}

const withAir = (fuel: CarFuel): Fuel => ({ fuel, hasAirConditioning: true })
const withoutAir = (fuel: CarFuel): Fuel => ({ fuel, hasAirConditioning: false })

/** The current table, in which `E` is an electric car of 400 km or more, and `C` one of less. */
const currentFuels: Readonly<Record<string, Fuel>> = {
  R: withAir('unspecified'),
  N: withoutAir('unspecified'),
  D: withAir('diesel'),
  Q: withoutAir('diesel'),
  H: withAir('hybrid'),
  I: withAir('plug_in_hybrid'),
  E: withAir('electric'),
  C: withAir('electric'),
  L: withAir('gas'),
  S: withoutAir('gas'),
  A: withAir('hydrogen'),
  B: withoutAir('hydrogen'),
  M: withAir('multi_fuel'),
  F: withoutAir('multi_fuel'),
  V: withAir('petrol'),
  Z: withoutAir('petrol'),
  U: withAir('ethanol'),
  X: withoutAir('ethanol'),
}

/** The table before it, which some suppliers still use. */
const formerFuels: Readonly<Record<string, Fuel>> = {
  ...currentFuels,
  I: withoutAir('hybrid'),
  C: withoutAir('electric'),
}

/** The letters of an ACRISS code, by place. */
export const acrissLetters = {
  category: Object.keys(categories),
  body: Object.keys(bodies),
  drive: Object.keys(drives),
  fuel: Object.keys(currentFuels),
}

/**
 * Returns what an ACRISS code of four letters says, or null if a letter is unknown. The two tables of fuels disagree
 * on `I` and `C`; a supplier states which one it uses.
 */
export function decodeAcriss(code: string, table: 'current' | 'former' = 'current'): AcrissClass | null {
  const [first = '', second = '', third = '', fourth = '', ...more] = code
  const category = own(categories, first)
  const body = own(bodies, second)
  const drive = own(drives, third)
  const fuel = own(table === 'current' ? currentFuels : formerFuels, fourth)
  if (!category || !body || !drive || !fuel || more.length > 0) return null
  return { ...category, body, ...drive, ...fuel }
}

function own<Value>(table: Readonly<Record<string, Value>>, letter: string): Value | undefined {
  return Object.hasOwn(table, letter) ? table[letter] : undefined
}
