import type { ResortSearchCriteria } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { resortNights } from '../../../src/server/domain/suppliers/resort-week.ts'
import type { WiderSearch } from '../../../src/server/domain/suppliers/wider-search.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { SearchRun } from '../supply/sample-search.ts'
import { resortsIn, WeekFinder, WIDER_DAYS } from './find-weeks.ts'
import { takenUnits } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import type { ResortSources } from './resort-sources.ts'

/** Around a point, the regions of resorts within so many times the distance. */
const WIDER_MILES = 2
/** Resorts that are looked at before other work may run. */
const AT_ONCE = 40

type Step = Omit<WiderSearch, 'resorts'>

/** Returns what a search finds one step wider, if that is more than `found` resorts; the most first. */
export async function widerSearches(
  criteria: ResortSearchCriteria,
  found: number,
  sources: ResortSources,
  run: SearchRun,
): Promise<WiderSearch[]> {
  const wider: WiderSearch[] = []
  for (const step of stepsOf(criteria, sources)) {
    if (run.signal.aborted) return []
    const { checkIn = criteria.checkIn, nights = criteria.nights, regions } = step
    const area = regions ? { regions } : criteria.area
    const resorts = await countOf({ ...criteria, checkIn, nights, area }, sources, run)
    if (resorts > found) wider.push({ ...step, resorts })
  }
  const byMost = wider.toSorted((one, other) => other.resorts - one.resorts)
  // Of the other lengths of stay, the one with most resorts.
  return byMost.filter((one, index) => byMost.findIndex(({ by }) => by === one.by) === index)
}

function stepsOf(
  { area, checkIn, nights }: ResortSearchCriteria,
  { resorts, dataset }: ResortSources,
): Step[] {
  const earliest = Math.max(
    dayNumber(checkIn.from) - WIDER_DAYS,
    Math.min(dataset().today, dayNumber(checkIn.from)),
  )
  const window = { from: dateOfDay(earliest), until: dateOfDay(dayNumber(checkIn.until) + WIDER_DAYS) }
  const regions = regionsAround(area, resorts)
  return [
    { by: 'dates', checkIn: window },
    ...(regions.length > 0 ? [{ by: 'area' as const, regions }] : []),
    ...resortNights.filter((one) => one !== nights).map((one) => ({ by: 'nights' as const, nights: one })),
  ]
}

/** The whole regions of an area; none if it consists of whole regions. */
function regionsAround(area: ResortSearchCriteria['area'], resorts: readonly Resort[]): string[] {
  const { near, regions = [] } = area
  const around = near ? { near: { ...near, miles: near.miles * WIDER_MILES } } : {}
  const inside = resortsIn({ ...area, ...around }, resorts)
  const found = new Set(inside.map(({ region }) => region.id))
  const isWhole = area.subregions === undefined && area.resorts === undefined && near === undefined
  return isWhole ? [] : [...new Set([...regions, ...found])].slice(0, 20)
}

async function countOf(
  criteria: ResortSearchCriteria,
  sources: ResortSources,
  { breathe, signal }: SearchRun,
): Promise<number> {
  const finder = new WeekFinder(criteria, null, sources)
  const { first, last } = finder.days
  const all = resortsIn(criteria.area, sources.resorts)
  let count = 0
  for (let start = 0; start < all.length && !signal.aborted; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE)
    const taken = await takenUnits(some, first, last, sources.ledger)
    count += some.filter((resort) => finder.hasWeek(resort, taken)).length
    await breathe()
  }
  return count
}
