import { expect, it } from 'vitest'
import { documentsOf } from './documents.ts'
import { portNamed } from './ports.ts'
import { routesByCode, stopsOf } from './routes.ts'

const routes = [...routesByCode.values()]
const countriesOf = (route: (typeof routes)[number]) =>
  [...new Set(stopsOf(route).map(({ port }) => portNamed(port).countryCode))].toSorted().join()
const within = (countries: string) => {
  const route = routes.find((one) => countriesOf(one) === countries)
  if (route === undefined) throw new Error(`no route in ${countries}`)
  return { route }
}
const abroad = routes.find((one) => /(^|,)(MA|TN|TR|GB)/.test(countriesOf(one)))

it.each([
  ['PT', 'none'],
  ['DE', 'identity_card'],
  ['GB', 'passport'],
  ['US', 'passport'],
])('needs on a cruise within Portugal, of a guest from %s: %s', (residence, documents) => {
  expect(documentsOf(within('PT'), residence)).toBe(documents)
})

it('needs a passport of everybody where an identity card is not enough', () => {
  if (abroad === undefined) throw new Error('no such route')
  for (const residence of ['DE', 'GB', 'US'])
    expect(documentsOf({ route: abroad }, residence)).toBe('passport')
})
