import type { SailingDetails } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'

/** Countries among which an identity card is enough. */
const cards = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LT LU LV MC MT NL NO PL PT RO SE SI SJ SK'.split(' '),
)

/** Returns what each guest needs at least: a passport outside Europe's area of free travel, nothing at home. */
export function documentsOf({ route }: Pick<SailingPlan, 'route'>): SailingDetails['documents'] {
  const countries = new Set(stopsOf(route).map(({ port }) => portNamed(port).countryCode))
  if (countries.size === 1) return 'none'
  return [...countries].every((country) => cards.has(country)) ? 'identity_card' : 'passport'
}
