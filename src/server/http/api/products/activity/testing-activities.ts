import type {
  ActivityAnswer,
  ActivityOffer,
  ActivitySearchPart,
  ActivitySlot,
  ActivitySlotsAnswer,
} from '../../../../../contract/types.ts'
import type { TestApp } from '../../../../hosts/testing-app.ts'
import { lisbon } from '../hotel/testing-hotels.ts'

/** A day in May, when the visitors of the tests go out. */
export const mayDay = '2026-05-08'
export const onMayDay = { ...lisbon, date: mayDay }

type Caller = Pick<TestApp, 'call'>

/** Sends a request about activities and parses its data; throws if it is refused. */
export async function asked<Answer>(
  app: Caller,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.call(`/api/activities/${path}`, { method: 'POST', body, headers })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { data: Answer }).data
}

/** Searches activities and reads the answer to its end. */
export async function activityParts(
  app: Caller,
  body: object,
  headers: Record<string, string> = {},
): Promise<ActivitySearchPart[]> {
  const response = await app.call('/api/activities/search', { method: 'POST', body, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ActivitySearchPart)
}

/** The offers of a search, in order. */
export function offersIn(parts: readonly ActivitySearchPart[]): ActivityOffer[] {
  return parts.flatMap((part) => (part.kind === 'offers' ? part.offers : []))
}

/** The start times of a day for units, in all options. */
export async function slotsOn(
  app: Caller,
  body: { productCode: string; date: string; units: object[] } & Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<(ActivitySlot & { option: string })[]> {
  const { options } = await asked<ActivitySlotsAnswer>(app, 'slots', body, headers)
  return options.flatMap(({ option, slots }) => slots.map((slot) => ({ ...slot, option })))
}

export const detailsOf = (app: Caller, productCode: string, headers: Record<string, string> = {}) =>
  asked<ActivityAnswer>(app, 'details', { productCode }, headers)
