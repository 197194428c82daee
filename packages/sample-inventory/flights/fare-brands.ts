import { hashText } from '../random.ts'
import type { Airline } from './airlines.ts'
import type { CabinClass } from './cabin.ts'

/** Whether something is possible before departure, and what it costs a passenger for each slice. */
export interface FareTerm {
  /** `unknown`: the airline does not tell. */
  readonly allowed: 'yes' | 'no' | 'unknown'
  /** On a flight of medium length; 0 if it is free. */
  readonly penaltyDollars: number
}

export interface IncludedBags {
  readonly count: number
  /** Of one piece; null without a piece. */
  readonly kilograms: number | null
}

/** A fare as an airline sells it: its price level, conditions and what it includes. */
export interface FareBrand {
  /** Unique for the airline. */
  readonly code: string
  readonly name: string
  readonly cabin: CabinClass
  /** 1 basic, 2 standard, 3 plus, 4 premium, 5 luxury. */
  readonly shelf: 1 | 2 | 3 | 4 | 5
  /** Price relative to the cabin's cheapest. */
  readonly factor: number
  readonly change: FareTerm
  readonly refund: FareTerm
  readonly carryOn: IncludedBags
  readonly checked: IncludedBags
  /** Null: unknown. */
  readonly seatChoice: boolean | null
  readonly priorityBoarding: boolean | null
  readonly priorityCheckIn: boolean | null
  /** Whether the airline holds seats at this price before the payment. */
  readonly canHold: boolean
}

const no: FareTerm = { allowed: 'no', penaltyDollars: 0 }
const free: FareTerm = { allowed: 'yes', penaltyDollars: 0 }
const unknown: FareTerm = { allowed: 'unknown', penaltyDollars: 0 }
const costs = (penaltyDollars: number): FareTerm => ({ allowed: 'yes', penaltyDollars })
const bags = (count: number, kilograms: number): IncludedBags => ({
  count,
  kilograms: count === 0 ? null : kilograms,
})

const nameSets: readonly (readonly [string, string, string])[] = [
  ['Light', 'Classic', 'Flex'],
  ['Basic', 'Standard', 'Full Flex'],
  ['Saver', 'Comfort', 'Freedom'],
  ['Essential', 'Value', 'Choice'],
]
/** One airline in this many does not tell its conditions of refunds. */
const SILENT = 6

const made = new WeakMap<Airline, readonly FareBrand[]>()

/** Returns an airline's brands, cabin by cabin and cheapest first. */
export function brandsOf(airline: Airline): readonly FareBrand[] {
  const known = made.get(airline)
  if (known !== undefined) return known
  const brands = airline.kind === 'low_cost' ? lowCostBrands(airline) : fullServiceBrands(airline)
  made.set(airline, brands)
  return brands
}

/** Returns an airline's brands in a cabin, cheapest first. */
export function brandsIn(airline: Airline, cabin: CabinClass): readonly FareBrand[] {
  return brandsOf(airline).filter((brand) => brand.cabin === cabin)
}

/** Returns the brand of a code, or null. */
export function brandByCode(airline: Airline, code: string): FareBrand | null {
  return brandsOf(airline).find((brand) => brand.code === code) ?? null
}

function lowCostBrands({ name }: Airline): FareBrand[] {
  const first = name.split(' ')[0] ?? name
  const basic = {
    cabin: 'economy',
    change: costs(45),
    refund: no,
    carryOn: bags(0, 0),
    checked: bags(0, 0),
    seatChoice: false,
    priorityBoarding: false,
    priorityCheckIn: false,
    canHold: false,
  } as const
  return [
    { ...basic, code: 'bare', name: `${first} Bare`, shelf: 1, factor: 1 },
    {
      ...basic,
      code: 'pack',
      name: `${first} Pack`,
      shelf: 2,
      factor: 1.38,
      carryOn: bags(1, 10),
      checked: bags(1, 20),
      seatChoice: true,
    },
    {
      ...basic,
      code: 'max',
      name: `${first} Max`,
      shelf: 3,
      factor: 1.85,
      change: free,
      refund: costs(60),
      carryOn: bags(1, 10),
      checked: bags(2, 20),
      seatChoice: true,
      priorityBoarding: true,
    },
  ]
}

function fullServiceBrands({ code }: Airline): FareBrand[] {
  const luck = hashText(`brands:${code}`)
  const [basic, standard, flex] = nameSets[luck % nameSets.length] ??
    nameSets[0] ?? ['Light', 'Classic', 'Flex']
  const isSilent = luck % SILENT === 0
  const plain = {
    cabin: 'economy',
    carryOn: bags(1, 8),
    priorityBoarding: false,
    priorityCheckIn: false,
    canHold: true,
  } as const
  const served = {
    carryOn: bags(2, 8),
    checked: bags(2, 32),
    seatChoice: true,
    priorityBoarding: true,
    priorityCheckIn: true,
    canHold: true,
  } as const
  return [
    {
      ...plain,
      code: 'light',
      name: `Economy ${basic}`,
      shelf: 1,
      factor: 1,
      change: luck % 3 === 0 ? no : costs(95),
      refund: isSilent ? unknown : no,
      checked: bags(0, 0),
      seatChoice: isSilent ? null : false,
      priorityBoarding: isSilent ? null : false,
      canHold: false,
    },
    {
      ...plain,
      code: 'classic',
      name: `Economy ${standard}`,
      shelf: 2,
      factor: 1.24,
      change: costs(70),
      refund: isSilent ? unknown : costs(140),
      checked: bags(1, 23),
      seatChoice: true,
    },
    {
      ...plain,
      code: 'flex',
      name: `Economy ${flex}`,
      shelf: 3,
      factor: 1.72,
      change: free,
      refund: free,
      checked: bags(2, 23),
      seatChoice: true,
      priorityBoarding: true,
    },
    {
      ...served,
      code: 'premium',
      name: `Premium Economy ${standard}`,
      cabin: 'premium_economy',
      shelf: 3,
      factor: 1,
      change: costs(90),
      refund: costs(190),
      carryOn: bags(1, 8),
      checked: bags(2, 23),
      priorityCheckIn: null,
    },
    {
      ...served,
      code: 'premiumflex',
      name: `Premium Economy ${flex}`,
      cabin: 'premium_economy',
      shelf: 4,
      factor: 1.3,
      change: free,
      refund: free,
      checked: bags(2, 23),
    },
    {
      ...served,
      code: 'business',
      name: `Business ${standard}`,
      cabin: 'business',
      shelf: 4,
      factor: 1,
      change: costs(120),
      refund: isSilent ? unknown : costs(260),
    },
    {
      ...served,
      code: 'businessflex',
      name: `Business ${flex}`,
      cabin: 'business',
      shelf: 5,
      factor: 1.35,
      change: free,
      refund: free,
    },
    {
      ...served,
      code: 'first',
      name: 'First',
      cabin: 'first',
      shelf: 5,
      factor: 1,
      change: free,
      refund: costs(300),
      checked: bags(3, 32),
    },
  ]
}
