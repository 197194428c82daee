import type { components } from '../../src/contract/api.gen.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'

type Markups = components['schemas']['AgencyMarkups']

const fallback = { kind: 'percent', value: 12 } as const

/** Makes the calls for the agency's markup on wholesale rates, and the function that returns its percentage. */
export function makeMarkups(clock: () => Date) {
  const stored = new Map<string, Markups>()
  const of = (agency: string): Markups =>
    stored.get(agency) ?? { revision: 0, rules: [], fallback, updatedAt: null, updatedBy: null }
  const answer = (data: Markups) => ({ body: { data }, headers: { etag: `"${data.revision}"` } })
  const routes: readonly Route[] = [
    route('getMarkups', 'GET /api/agency/markups', ({ agency }) => answer(of(agency))),
    route('putMarkups', 'PUT /api/agency/markups', ({ agency, body, headers, person }) => {
      const before = of(agency)
      const named = headers.get('if-match')
      if (named === null) throw new Refusal(428, 'If-Match must have the revision that this changes.')
      if (named !== `"${before.revision}"`) throw new Refusal(412, 'The rules have changed. Load them again.')
      const after = {
        revision: before.revision + 1,
        rules: body.rules,
        fallback,
        updatedAt: clock().toISOString(),
        updatedBy: person?.firstName ?? null,
      }
      stored.set(agency, after)
      return answer(after)
    }),
  ]
  /** The first percentage rule for all rates; the example ignores other rules. */
  const markupOf = (agency: string): number => {
    const rule = of(agency).rules.find(({ kind, product, country, place }) => {
      return kind === 'percent' && !product && !country && !place
    })
    return rule?.value ?? fallback.value
  }
  return { routes, markupOf }
}
