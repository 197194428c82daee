import type { Viewer } from '../../../domain/pricing/viewer.ts'
import { Problem } from '../../../kernel/errors/problem.ts'

/** Throws 403 for visitors who may see no prices, since a booking shows them. Source: spec §6, allowNonLoginFlow. */
export function requirePrices(viewer: Viewer): void {
  if (viewer !== 'anonymous-without-prices') return
  throw new Problem({ code: 'forbidden', detail: 'Log in to see prices and to book at this agency.' })
}
