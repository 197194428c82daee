import { expect } from 'vitest'
import type { ResortAnswer, ResortOffer, ResortSearchPart } from '../../../../../contract/types.ts'
import type { TestApp } from '../../../../hosts/testing-app.ts'

/** Two people on the Algarve, from Friday 8 May. */
export const mayWeeks = {
  area: { subregions: ['mediterranean-algarve'] },
  checkIn: { from: '2026-05-08', until: '2026-05-25' },
}

const correlation = { 'x-correlation-id': 'search-0001' }

export interface FoundWeeks {
  offers: ResortOffer[]
  done: Extract<ResortSearchPart, { kind: 'done' }>
}

/** Calls the resort service as a page does, with a correlation id. */
export function postWeeks(
  app: Pick<TestApp, 'call'>,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.call(`/api/resort/weeks/${path}`, {
    method: 'POST',
    body,
    headers: { ...correlation, ...headers },
  })
}

/** Searches weeks to the end. Throws for any other answer than a complete search. */
export async function foundWeeks(
  app: Pick<TestApp, 'call'>,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<FoundWeeks> {
  const response = await postWeeks(app, 'search', { ...mayWeeks, ...body }, headers)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const parts = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ResortSearchPart)
  const done = parts.at(-1)
  if (done?.kind !== 'done') throw new Error(`the search has not ended: ${text.slice(-200)}`)
  return { offers: parts.flatMap((part) => (part.kind === 'offers' ? part.offers : [])), done }
}

/** Reads the resort of a key. */
export async function readResort(
  app: Pick<TestApp, 'call'>,
  rateKey: string,
  headers: Record<string, string> = {},
): Promise<ResortAnswer> {
  const response = await postWeeks(app, 'details', { rateKey }, headers)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: ResortAnswer }).data
}

interface Searcher {
  cookie?: string
  scenario?: string
}

/** Returns the key of the first week that is found, or of the first of the choice. */
export async function findWeek(
  app: Pick<TestApp, 'call'>,
  { cookie, scenario }: Searcher = {},
  choose: (offer: ResortOffer) => boolean = () => true,
  body: object = {},
): Promise<string> {
  const headers = { ...(cookie && { cookie }), ...(scenario && { 'x-livery-scenario': scenario }) }
  const { offers } = await foundWeeks(app, body, headers)
  const found = offers.find(choose)
  if (found === undefined) throw new Error('there is no such week on the Algarve')
  return found.rateKey
}
