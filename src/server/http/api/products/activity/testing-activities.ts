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

/** The visitor of a search, whom the sample supplier may act something out for. */
interface Searcher {
  cookie?: string
  scenario?: string
}

interface WantedSlot {
  units?: { unit: string; count: number }[]
  date?: string
  /** Chooses among the offers of the day; by default those that are free to cancel. */
  choose?: (offer: ActivityOffer) => boolean
  /** Chooses among its start times; by default those of one person's price. */
  slot?: (slot: ActivitySlot & { option: string }) => boolean
}

/** Searches Lisbon and returns the first start time that is confirmed at once and can be booked. */
export async function findSlot(
  app: Caller,
  { cookie, scenario }: Searcher,
  { units = [{ unit: 'adult', count: 2 }], date = mayDay, choose = isFree, slot = isShared }: WantedSlot = {},
): Promise<ActivitySlot & { option: string; rateKey: string; productCode: string }> {
  const headers = { ...(cookie && { cookie }), ...(scenario && { 'x-livery-scenario': scenario }) }
  const offers = offersIn(await activityParts(app, { ...onMayDay, date }, headers))
  for (const { productCode } of offers.filter(choose)) {
    const slots = await slotsOn(app, { productCode, date, units }, headers)
    const found = slots.find((one) => one.rateKey !== undefined && slot(one))
    if (found?.rateKey !== undefined) return { ...found, rateKey: found.rateKey, productCode }
  }
  throw new Error('there is no such start time in Lisbon')
}

const isFree = ({ confirmation, freeUntilHours }: ActivityOffer) =>
  confirmation === 'instant' && freeUntilHours !== undefined
const isShared = ({ option, vacancies }: { option: string; vacancies: number | null }) =>
  option === 'shared' && vacancies !== null && vacancies > 3
