export interface Variety<Offer> {
  /** How good an offer is by itself; differences of about one matter. */
  readonly worth: (offer: Offer) => number
  /** What makes two offers similar: each likeness shared with a chosen offer costs `dullness`. */
  readonly likenesses: (offer: Offer) => readonly string[]
  readonly dullness: number
}

/**
 * Returns the given number of good and varied offers, best first. The eight cheapest would be eight rooms of the same
 * property.
 */
export function chooseVaried<Offer>(
  offers: readonly Offer[],
  count: number,
  variety: Variety<Offer>,
): Offer[] {
  const left = offers.map((offer) => ({
    offer,
    worth: variety.worth(offer),
    likenesses: variety.likenesses(offer),
  }))
  const seen = new Map<string, number>()
  const chosen: typeof left = []
  while (chosen.length < count && left.length > 0) {
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (const [index, { worth, likenesses }] of left.entries()) {
      const score =
        worth - variety.dullness * likenesses.reduce((sum, likeness) => sum + (seen.get(likeness) ?? 0), 0)
      if (score <= bestScore) continue
      best = index
      bestScore = score
    }
    for (const taken of left.splice(best, 1)) {
      chosen.push(taken)
      for (const likeness of taken.likenesses) seen.set(likeness, (seen.get(likeness) ?? 0) + 1)
    }
  }
  return chosen.sort((a, b) => b.worth - a.worth).map(({ offer }) => offer)
}
