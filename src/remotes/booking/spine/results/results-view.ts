export const AT_A_TIME = 30

/** View state of the results that the address carries in addition to filters and order. */
export interface ResultsView {
  /** Phones show the list or the map; wider windows show both. */
  view: 'list' | 'map'
  /** Number of pages shown, of 30 offers each. */
  page: number
  /** The offer whose small card is open on the map. */
  selected: string | null
}

const MOST_PAGES = 100

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** Reads the view from the address; invalid values fall back to the default. */
export function readView(params: URLSearchParams): ResultsView {
  const page = Number(params.get('page') ?? 1)
  return {
    view: params.get('view') === 'map' ? 'map' : 'list',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    selected: readOfferId(params, 'selected'),
  }
}

/** Reads an offer's id from a parameter; null if its form is invalid. */
export function readOfferId(params: Pick<URLSearchParams, 'get'>, name: string): string | null {
  const id = params.get(name)
  return id !== null && idPattern.test(id) ? id : null
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
