import { activityHref, readActivityDate } from '../../../../../tenant/activity-search.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { readChoice, withUnits } from '../details/choice-address.ts'
import { activityPageHref, readProductCode } from '../search/activity-page-href.ts'
import { readVisit } from './read-visit.ts'

/** Returns the page of a booked activity for the same day and units, with the parameters of a search if there are any. */
export function offerHref(item: BookedItem, along?: URLSearchParams): string {
  const { activity, slot, units } = readVisit(item)
  const date = slot.start.slice(0, 10)
  const { productCode } = activity
  const href = along ? activityPageHref(along, productCode, date) : activityHref(productCode, date)
  return withUnits(href, units)
}

/** Returns the page of a booked activity for the same units, where the traveller chooses another day. */
export function againHref(item: BookedItem): string {
  const { activity, units } = readVisit(item)
  return withUnits(activityHref(activity.productCode, null), units)
}

/** Returns the activity's page that the checkout's address names, with its choice, or null if it names none. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const productCode = readProductCode(params.get('productCode'))
  if (!productCode) return null
  const { counts } = readChoice(params, today)
  const units = Object.entries(counts ?? {}).map(([unit, count]) => ({ unit, count }))
  const date = readActivityDate((name) => params.get(name), today)
  return withUnits(activityPageHref(params, productCode, date), units)
}
