import type { SailingDetails } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'

/** Countries among which an identity card is enough. */
const cards = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LT LU LV MC MT NL NO PL PT RO SE SI SJ SK'.split(' '),
)

/** Returns what a guest of a country needs at least: nothing at home, a passport except where identity cards are enough. */
export function documentsOf(
  { route }: Pick<SailingPlan, 'route'>,
  residence: string,
): SailingDetails['documents'] {
  const countries = new Set(stopsOf(route).map(({ port }) => portNamed(port).countryCode)).add(residence)
  if (countries.size === 1) return 'none'
  return [...countries].every((country) => cards.has(country)) ? 'identity_card' : 'passport'
}
