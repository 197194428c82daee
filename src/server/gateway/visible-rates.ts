import type { Rates } from '../../contract/types.ts'
import type { Viewer } from '../deals/viewer.ts'

interface Priced {
  rates?: Rates
}

/**
 * Takes the body of an operator's deals and who looks, and gives it without the prices that the viewer may not see: an
 * operator's API may answer every caller alike, and what reaches a browser is decided here. Source: spec §6.
 */
export function visibleRates<Body>(body: Body, viewer: Viewer): Body {
  if (viewer === 'agent' || typeof body !== 'object' || body === null) return body
  const shown = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((item: Priced) => hide(item, viewer)) : value,
  ])
  return Object.fromEntries(shown) as Body
}

function hide(item: Priced, viewer: Viewer): Priced {
  const { rates, ...rest } = item
  if (rates === undefined || viewer === 'anonymous-without-prices') return rest
  const { baseRate: _wholesale, taxAndFee: _markup, ...shown } = rates
  return { ...rest, rates: shown }
}
