import { dealDates } from './deal-dates.ts'
import { placePairs, queryOf, readDate, readSearchPlace, type SearchPlace } from './search-address.ts'

/** The criteria of an activity search, as the results page's address carries them. */
export interface ActivitySearchCriteria extends SearchPlace {
  /** YYYY-MM-DD. */
  date: string
}

/** The criteria before a place is chosen: the first day of the deals (spec §9). */
export function emptyActivitySearch(
  today: string,
  firstDayOfWeek = 0,
): { destination: string; date: string } {
  return { destination: '', date: dealDates(today, firstDayOfWeek).start }
}

/** Returns the address of a search's results page. Source: spec §2.2 (/booknow/activities/search). */
export function activitySearchHref({ date, ...place }: ActivitySearchCriteria): string {
  return `/booknow/activities/search?${queryOf([...placePairs(place), ['date', date]])}`
}

/**
 * Returns the address of an activity's page, with a day if one is chosen, and with the place of the search, so that the
 * page can link back to the results. Source: spec §2.2 (/booknow/activities/result-details).
 */
export function activityHref(productCode: string, date: string | null, from?: SearchPlace | null): string {
  const query = queryOf([...(date ? [['date', date] as const] : []), ...(from ? placePairs(from) : [])])
  return `/booknow/activities/result-details/${encodeURIComponent(productCode)}${query && `?${query}`}`
}

/**
 * Reads a search from the address's parameters; null without a place. A missing, past or impossible day becomes the
 * default one, so that no address leads to an error page.
 */
export function readActivitySearch(
  get: (name: string) => string | null,
  today: string,
  firstDayOfWeek = 0,
): ActivitySearchCriteria | null {
  const place = readSearchPlace(get)
  if (!place) return null
  const date = readActivityDate(get, today) ?? emptyActivitySearch(today, firstDayOfWeek).date
  return { ...place, date }
}

/** Reads the day of an activity from the address's parameters; null without one, and for a past day. */
export function readActivityDate(get: (name: string) => string | null, today: string): string | null {
  const date = readDate(get('date'))
  return date !== null && date >= today ? date : null
}
