import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { quotedVisit } from './activity-quote.ts'
import { type ActivityRateKey, encodeActivityRateKey } from './activity-rate-key.ts'
import { stockOf } from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { keyedVisit } from './keyed-visit.ts'

const DAYS_LOOKED_AHEAD = 14

/**
 * Returns the visit on the day of the code; without a code, on the next day with places, at the same time. Without an
 * answer it is cancelled, since travellers cannot be sent to another day. Null if there is no such day.
 */
export async function movedVisit(
  key: ActivityRateKey,
  code: string | null,
  sources: ActivitySources,
): Promise<MovedItem | null> {
  const first = dayNumber(key.date) + 1
  const dates =
    code === null ? Array.from({ length: DAYS_LOOKED_AHEAD }, (_, index) => dateOfDay(first + index)) : [code]
  // The ledger has places for those who were moved: sales since the offer do not take it back.
  const isReserved = code !== null
  for (const date of dates) {
    const found = await keyedVisit({ ...key, date }, sources, { isReserved })
    if (found === null || found === 'sold_out') continue
    const { plan, option, start } = found
    return {
      code: date,
      date,
      starts: { was: `${key.date}T${key.at}:00`, becomes: `${date}T${key.at}:00` },
      stock: stockOf(key.productCode, option, start),
      becomes: quotedVisit(found, sources),
      rateKey: encodeActivityRateKey({ ...key, date }),
      // Travellers answer before the visit that does not take place.
      latest: localToMoment(`${key.date}T${key.at}:00`, sources.timeZoneOf(plan.city)),
      unlessAnswered: 'cancel',
    }
  }
  return null
}
