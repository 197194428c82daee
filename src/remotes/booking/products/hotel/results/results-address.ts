/** Radii a search can have: the server's own, and the wider one that an empty list offers. Miles. */
export const NEAR = 15
export const WIDER = 30

export const AT_A_TIME = 30

/** What of the results' look the address carries, beside filters and order. */
export interface ResultsView {
  /** On phones the list or the map; a wider window shows both. */
  view: 'list' | 'map'
  /** So many times thirty hotels are in the list. */
  page: number
  /** The hotel whose small card stands on the map. */
  selected: string | null
  radius: number
}

const MOST_PAGES = 100
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** Reads it; what makes no sense is as if it were not there. */
export function readView(params: URLSearchParams): ResultsView {
  const page = Number(params.get('page') ?? 1)
  return {
    view: params.get('view') === 'map' ? 'map' : 'list',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    selected: readHotelId(params, 'selected'),
    radius: params.get('radius') === String(WIDER) ? WIDER : NEAR,
  }
}

/** A hotel's id in a parameter; null where none could be one. */
export function readHotelId(params: Pick<URLSearchParams, 'get'>, name: string): string | null {
  const id = params.get(name)
  return id !== null && idPattern.test(id) ? id : null
}

/** The parameters with some of it changed; null takes one away. */
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
