import type { Product } from '../../contract/products.ts'
import type { MarkupPlace, MarkupRule } from '../../contract/types.ts'

/** What is sold, and where it lies. */
export interface MarkupSubject {
  readonly product: Product
  /** ISO 3166-1 alpha-2, or null where nobody knows it; asked only where a rule names a country. */
  country(): string | null
  /** Statute miles from the centre of the place; infinity where nobody knows where it lies. */
  milesTo(place: MarkupPlace): number
}

/** A place is its city and what lies so near its centre: as far as a search for it looks (spec §9). */
export const MARKUP_PLACE_MILES = 15

/**
 * Takes an agency's rules and what is sold, and gives the most specific rule that is about it, or null: of a place before of
 * a country before of everywhere, then of the product before of all. Of two places near each other the nearer counts; of
 * rules about the same thing, which are refused where rules are written, the first.
 */
export function matchingMarkup(rules: readonly MarkupRule[], subject: MarkupSubject): MarkupRule | null {
  let best: { rule: MarkupRule; rank: readonly number[] } | null = null
  for (const rule of rules) {
    const rank = rankOf(rule, subject)
    if (rank !== null && (best === null || isBefore(rank, best.rank))) best = { rule, rank }
  }
  return best?.rule ?? null
}

/** How specific a rule is, the greater the more and the first number first; null where it is about something else. */
function rankOf({ product, country, place }: MarkupRule, subject: MarkupSubject): readonly number[] | null {
  if (product !== undefined && product !== subject.product) return null
  const ofProduct = product === undefined ? 0 : 1
  if (place !== undefined) {
    const miles = subject.milesTo(place)
    return miles <= MARKUP_PLACE_MILES ? [2, -miles, ofProduct] : null
  }
  if (country === undefined) return [0, 0, ofProduct]
  return subject.country() === country ? [1, 0, ofProduct] : null
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of rank.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
