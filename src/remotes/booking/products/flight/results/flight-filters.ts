import { codesIn, withFilters } from '../../../spine/results/filter-values.ts'
import {
  anyPrice,
  type PriceRange,
  priceRangeValue,
  readPriceRange,
} from '../../../spine/results/price-histogram.ts'
import type { FilterAddress } from '../../../spine/results/use-filters.ts'

/** Local hours, from 0 to 24. */
export interface HourWindow {
  from: number
  until: number
}

export const anyHour: HourWindow = { from: 0, until: 24 }

/** Hours at both ends of a slice. */
export interface SliceHours {
  departure: HourWindow
  arrival: HourWindow
}

export const anyHours: SliceHours = { departure: anyHour, arrival: anyHour }

export const flagNames = [
  'carryOn',
  'checkedBag',
  'changeable',
  'refundable',
  'lowEmissions',
  'noOvernight',
  'oneTicket',
] as const
export type FlagName = (typeof flagNames)[number]

/** Filters with several values; a journey matches if all its flights are among the chosen ones. */
export const choiceNames = ['airlines', 'ends', 'via'] as const
export type ChoiceName = (typeof choiceNames)[number]

/** Upper bounds: connections of a slice, hours of a layover, hours of a slice. */
export const mostNames = ['stops', 'layover', 'duration'] as const
export type MostName = (typeof mostNames)[number]

/** Filters of the flight results. */
export interface FlightFilters {
  /** Total of all passengers. */
  readonly price: PriceRange
  readonly flags: Readonly<Record<FlagName, boolean>>
  readonly choices: Readonly<Record<ChoiceName, readonly string[]>>
  readonly most: Readonly<Record<MostName, number | null>>
  /** By slice; a missing one has any hours. */
  readonly hours: readonly SliceHours[]
}

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

export const noFlags = each(flagNames, false)
export const noChoices: FlightFilters['choices'] = each(choiceNames, [])
export const noMost: FlightFilters['most'] = each(mostNames, null)

export const noFilters: FlightFilters = {
  price: anyPrice,
  flags: noFlags,
  choices: noChoices,
  most: noMost,
  hours: [],
}

export const isAnyHour = ({ from, until }: HourWindow): boolean => from === 0 && until === 24

/** Returns the hours with those of one slice replaced. */
export function withHours(
  hours: readonly SliceHours[],
  slice: number,
  changed: Partial<SliceHours>,
): SliceHours[] {
  return Array.from({ length: Math.max(hours.length, slice + 1) }, (_, at) => {
    const before = hours[at] ?? anyHours
    return at === slice ? { ...before, ...changed } : before
  })
}

const MOST_SLICES = 6
const codePattern = /^[A-Z0-9]{2,3}$/
const limits: Readonly<Record<MostName, number>> = { stops: 2, layover: 24, duration: 99 }

/** The filters in the address; invalid values are ignored, and unknown ones match no journey. */
export const filterAddress: FilterAddress<FlightFilters> = {
  read(params, currency) {
    const flags = (params.get('with') ?? '').split(',')
    return {
      price: readPriceRange(params.get('price'), currency),
      flags: Object.fromEntries(
        flagNames.map((name) => [name, flags.includes(name)]),
      ) as FlightFilters['flags'],
      choices: Object.fromEntries(
        choiceNames.map((name) => [name, codesIn(params, name, codePattern)]),
      ) as unknown as FlightFilters['choices'],
      most: Object.fromEntries(
        mostNames.map((name) => [name, readMost(params.get(`max${name}`), limits[name])]),
      ) as FlightFilters['most'],
      hours: readHours(params.get('times')),
    }
  },
  write(params, filters, currency) {
    const values: Readonly<Record<string, string>> = {
      price: priceRangeValue(filters.price, currency),
      with: flagNames.filter((name) => filters.flags[name]).join(','),
      ...Object.fromEntries(choiceNames.map((name) => [name, filters.choices[name].join(',')])),
      ...Object.fromEntries(mostNames.map((name) => [`max${name}`, String(filters.most[name] ?? '')])),
      times: writeHours(filters.hours),
    }
    return withFilters(params, values)
  },
}

function readMost(text: string | null, limit: number): number | null {
  const value = /^\d{1,2}$/.test(text ?? '') ? Number(text) : null
  return value !== null && value <= limit ? value : null
}

/** Hours as `6-12.0-24_0-24.0-20`: departure and arrival of each slice. */
function readHours(text: string | null): SliceHours[] {
  const slices = (text ?? '').split('_').slice(0, MOST_SLICES)
  return slices[0] === ''
    ? []
    : slices.map((slice) => {
        const [departure, arrival] = slice.split('.')
        return { departure: readWindow(departure), arrival: readWindow(arrival) }
      })
}

function readWindow(text = ''): HourWindow {
  const [, low, high] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const [from, until] = [Number(low ?? 0), Number(high ?? 24)]
  return from < until && until <= 24 ? { from, until } : anyHour
}

function writeHours(hours: readonly SliceHours[]): string {
  const isAny = hours.every(({ departure, arrival }) => isAnyHour(departure) && isAnyHour(arrival))
  const window = ({ from, until }: HourWindow) => `${from}-${until}`
  return isAny
    ? ''
    : hours.map(({ departure, arrival }) => `${window(departure)}.${window(arrival)}`).join('_')
}
