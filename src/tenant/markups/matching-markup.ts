import type { Product } from '../../contract/products.ts'
import type { MarkupAudience, MarkupPlace, MarkupRule } from '../../contract/types.ts'

/** The product and location that rules are matched against. */
export interface MarkupSubject {
  readonly product: Product
  /** ISO 3166-1 alpha-2, or null if unknown; called only if a rule names a country. */
  country(): string | null
  /** Statute miles from the centre of the place; infinity if the location is unknown. */
  milesTo(place: MarkupPlace): number
}

/** A place includes everything this near its centre, the radius of a search (spec §9). */
export const MARKUP_PLACE_MILES = 15

/**
 * Returns the most specific rule of an audience, or null: place before country before everywhere, then one product
 * before all, then the audience's own before the public. Of two places the nearer counts; of two equal rules, which
 * validation refuses, the first.
 */
export function matchingMarkup(
  rules: readonly MarkupRule[],
  subject: MarkupSubject,
  audience: MarkupAudience,
): MarkupRule | null {
  let best: { rule: MarkupRule; rank: readonly number[] } | null = null
  for (const rule of rules) {
    const rank = rankOf(rule, subject, audience)
    if (rank !== null && (best === null || isBefore(rank, best.rank))) best = { rule, rank }
  }
  return best?.rule ?? null
}

/** How specific a rule is: higher values first, compared from the first number; null if it does not match. */
function rankOf(
  { product, country, place, audience: own = 'public' }: MarkupRule,
  subject: MarkupSubject,
  audience: MarkupAudience,
): readonly number[] | null {
  if (product !== undefined && product !== subject.product) return null
  if (own !== 'public' && own !== audience) return null
  const last = [product === undefined ? 0 : 1, own === 'public' ? 0 : 1]
  if (place !== undefined) {
    const miles = subject.milesTo(place)
    return miles <= MARKUP_PLACE_MILES ? [2, -miles, ...last] : null
  }
  if (country === undefined) return [0, 0, ...last]
  return subject.country() === country ? [1, 0, ...last] : null
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of rank.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
