import { readHotelId } from '../search/hotel-page-href.ts'

/** Search radii in miles: the server's default, and the wider one that an empty list offers. */
export const NEAR = 15
export const WIDER = 30

export const AT_A_TIME = 30

/** View state of the results that the address carries in addition to filters and order. */
export interface ResultsView {
  /** Phones show the list or the map; wider windows show both. */
  view: 'list' | 'map'
  /** Number of pages shown, of 30 hotels each. */
  page: number
  /** The hotel whose small card is open on the map. */
  selected: string | null
  radius: number
}

const MOST_PAGES = 100

/** Reads the view from the address; invalid values fall back to the default. */
export function readView(params: URLSearchParams): ResultsView {
  const page = Number(params.get('page') ?? 1)
  return {
    view: params.get('view') === 'map' ? 'map' : 'list',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    selected: readHotelId(params, 'selected'),
    radius: params.get('radius') === String(WIDER) ? WIDER : NEAR,
  }
}

/** Returns the parameters with these changes; null removes a parameter. */
export function withView(
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const written = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) written.delete(name)
    else written.set(name, value)
  }
  return written
}
