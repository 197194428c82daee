import type { CruiseExtra, WantedCruiseExtra } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { CabinGuests } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { hashText, unit } from '../random.ts'
import { type ExtraCost, gratuityOf, minor, payersOf } from './cruise-price.ts'
import type { FareRule } from './fare-rules.ts'
import { agesOf, bandsOf } from './guests.ts'
import { hoursOf } from './itinerary.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'

/** Dollars: for a night and guest, or for a guest. */
const perNight = [
  { kind: 'drinks', dollars: 49 },
  { kind: 'wifi', dollars: 14 },
] as const
const once = [
  { kind: 'speciality_dining', dollars: 45, maximum: 6 },
  { kind: 'spa', dollars: 129, maximum: 4 },
  { kind: 'photos', dollars: 149, maximum: 1 },
] as const
const TRANSFER = 32
const HOTEL = 165

/** Excursions: text with the port's name, hours, effort and dollars. */
const tours = [
  {
    code: 'walk',
    text: (port: string) => `Old streets of ${port} on foot`,
    hours: 3,
    effort: 'moderate',
    dollars: 49,
  },
  {
    code: 'drive',
    text: (port: string) => `Panoramic drive around ${port}`,
    hours: 4,
    effort: 'easy',
    dollars: 69,
  },
  { code: 'boat', text: (port: string) => `${port} from the water`, hours: 2, effort: 'easy', dollars: 59 },
  { code: 'hike', text: (port: string) => `Hike above ${port}`, hours: 5, effort: 'active', dollars: 85 },
  {
    code: 'taste',
    text: (port: string) => `Market and kitchen of ${port}`,
    hours: 3,
    effort: 'easy',
    dollars: 79,
  },
] as const
const TOURS_OF_PORT = 3
/** Excursions begin so long after the ship comes. */
const AFTER_ARRIVAL = 1

/** Returns what can be bought with a cabin at a fare, for these guests. */
export function cruiseExtras(plan: SailingPlan, fare: FareRule, party: CabinGuests): CruiseExtra[] {
  const guests = Math.max(1, agesOf(party).length)
  const { line } = plan.ship
  const { nights, type } = plan.route
  const priced = (dollars: number) => ({ amount: minor(dollars, line), currency: line.currency })
  const isSold = (kind: string) => !fare.includes.some((one) => one === kind)
  const packages = perNight
    .filter(({ kind }) => isSold(kind) && type !== 'expedition')
    .map(
      ({ kind, dollars }) =>
        ({ code: kind, kind, per: 'person', maximum: guests, price: priced(dollars * nights) }) as const,
    )
  const tips: CruiseExtra[] =
    isSold('gratuities') && line.gratuity > 0
      ? [
          {
            code: 'gratuities',
            kind: 'gratuities',
            per: 'person',
            maximum: Math.max(1, payersOf(bandsOf(party))),
            price: { amount: gratuityOf(plan), currency: line.currency },
          },
        ]
      : []
  const single = type === 'river' || type === 'coastal' ? [] : once
  return [
    ...packages,
    ...tips,
    ...single.map(
      ({ kind, dollars, maximum }) =>
        ({
          code: kind,
          kind,
          per: kind === 'photos' ? 'cabin' : 'person',
          maximum,
          price: priced(dollars),
        }) as const,
    ),
    ...['there', 'back'].map(
      (way) =>
        ({
          code: `transfer_${way}`,
          kind: 'transfer',
          per: 'person',
          maximum: guests,
          price: priced(TRANSFER),
        }) as const,
    ),
    ...['before', 'after'].map(
      (when) =>
        ({ code: `hotel_${when}`, kind: 'hotel', per: 'cabin', maximum: 1, price: priced(HOTEL) }) as const,
    ),
    ...excursions(plan, guests, priced),
  ]
}

/** Returns what a choice of extras costs; null if one is not sold, or not so often. */
export function extraCosts(
  plan: SailingPlan,
  fare: FareRule,
  guests: CabinGuests,
  wanted: readonly WantedCruiseExtra[],
): ExtraCost[] | null {
  if (wanted.length === 0) return []
  const offered = new Map(cruiseExtras(plan, fare, guests).map((extra) => [extra.code, extra]))
  const costs: ExtraCost[] = []
  for (const { code, count } of wanted) {
    const extra = offered.get(code)
    if (extra === undefined || count < 1 || count > extra.maximum) return null
    costs.push({ kind: extra.kind, amount: extra.price.amount * count })
  }
  return costs
}

/** Two or three in each port where the ship stays long enough. */
function excursions(
  plan: SailingPlan,
  guests: number,
  priced: (dollars: number) => CruiseExtra['price'],
): CruiseExtra[] {
  const { route, skips, alsoSkips } = plan
  const hours = hoursOf(route)
  return stopsOf(route).flatMap(({ port: code, day }, place) => {
    const { arrives = null, departs = null } = hours[place] ?? {}
    const port = portNamed(code)
    if (arrives === null || departs === null || port.isScenic || day === skips || day === alsoSkips) return []
    const starts = arrives + AFTER_ARRIVAL
    return tours
      .filter((tour) => starts + tour.hours < departs)
      .toSorted((a, b) => hashText(`${code}${a.code}`) - hashText(`${code}${b.code}`))
      .slice(0, TOURS_OF_PORT)
      .map(({ code: tour, text, hours: length, effort, dollars }) => ({
        code: `${tour}_${day + 1}`,
        kind: 'excursion',
        label: text(port.name),
        per: 'person',
        maximum: guests,
        day: day + 1,
        startsAt: `${String(starts).padStart(2, '0')}:00`,
        minutes: length * 60,
        effort,
        price: priced(Math.round(dollars * (0.85 + 0.4 * unit(hashText(`tour:${code}:${tour}`))))),
      }))
  })
}
