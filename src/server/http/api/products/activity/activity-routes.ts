import type { ActivityAnswer, ActivitySlotsAnswer, FieldError } from '../../../../../contract/types.ts'
import { MOST_DAYS_AHEAD } from '../../../../../tenant/most-days-ahead.ts'
import { activitySeller } from '../../../../domain/products/activity/activity-seller.ts'
import { dayErrors, rangeErrors } from '../../../../domain/products/activity/visit-errors.ts'
import { dayNumber, utcDay } from '../../../../kernel/dates/calendar.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import type { Route, Routes } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { searchActivitiesRoute } from './search-activities-route.ts'
import { requireActivity, todayAt } from './sold-activities.ts'

const mostCalendarDays = 92

/** Makes the routes that find, describe and price activities. */
export function activityRoutes(
  sources: ProductRouteSources,
): Pick<Routes, 'searchActivities' | 'getActivity' | 'getActivityCalendar' | 'getActivitySlots'> {
  return {
    searchActivities: searchActivitiesRoute(sources),
    getActivity: activityRoute(sources),
    getActivityCalendar: calendarRoute(sources),
    getActivitySlots: slotsRoute(sources),
  }
}

function activityRoute(sources: ProductRouteSources): Route<'getActivity'> {
  return async (call) => {
    const { productCode, destination: placeName } = call.body
    const details = await requireActivity(call, { productCode, placeName }, sources)
    const { product: activity, options, freeUntilHours, isSample } = details
    const free = freeUntilHours === undefined ? {} : { freeUntilHours }
    // The contract's arrays are mutable types, but never changed.
    return { data: structuredClone({ activity, options, ...free, isSample }) as ActivityAnswer }
  }
}

function calendarRoute(sources: ProductRouteSources): Route<'getActivityCalendar'> {
  return async (call) => {
    const { productCode, option, from, until, currency } = call.body
    rejectInvalid('body', calendarErrors({ from, until }, utcDay(sources.clock())))
    const calendar = { from, until, ...(option !== undefined && { option }) }
    const {
      product,
      options,
      days: found = [],
    } = await requireActivity(call, { productCode, calendar }, sources)
    if (option !== undefined && !options.some((one) => one.option === option))
      rejectInvalid('body', [{ field: 'option', reason: 'must be an option of the activity' }])
    const seller = await sellerFor(activitySeller, call, currency, sources)
    return { data: { currency, days: found.map((day) => seller.day(day, product.position)) } }
  }
}

/** Past days are closed, and not refused: a calendar shows whole months. */
function calendarErrors({ from, until }: { from: string; until: string }, today: number): FieldError[] {
  const isTooFar = dayNumber(until) > today + MOST_DAYS_AHEAD
  return [
    ...(Number.isNaN(dayNumber(from)) ? dayErrors(from, 'from', from) : []),
    ...rangeErrors({ from, until }, { from: 'from', until: 'until' }, mostCalendarDays),
    ...(isTooFar ? [{ field: 'until', reason: `must be within ${MOST_DAYS_AHEAD} days from now` }] : []),
  ]
}

function slotsRoute(sources: ProductRouteSources): Route<'getActivitySlots'> {
  return async (call) => {
    const { productCode, date, units, destination: placeName, currency } = call.body
    const names = units.map(({ unit }) => unit)
    const isDouble = new Set(names).size < names.length
    rejectInvalid('body', [
      ...(Number.isNaN(dayNumber(date)) ? dayErrors(date, 'date', date) : []),
      ...(isDouble ? [{ field: 'units', reason: 'must name each unit once' }] : []),
    ])
    const visit = { date, units }
    const details = await requireActivity(call, { productCode, placeName, visit }, sources)
    const { product, visit: found } = details
    rejectInvalid('body', dayErrors(date, 'date', todayAt(sources, product.position)))
    const seller = await sellerFor(activitySeller, call, currency, sources)
    const answer: ActivitySlotsAnswer = {
      date,
      ...(found?.closed && { closed: found.closed }),
      ...(found?.nextDate && { nextDate: found.nextDate as ActivitySlotsAnswer['date'] }),
      options: (found?.options ?? []).map(({ option, refusal, slots }) => ({
        option,
        ...(refusal && { refusal }),
        slots: slots.map((slot) => seller.slot(slot, product.position)),
      })),
    }
    return { data: answer }
  }
}
