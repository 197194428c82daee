export interface Hit {
  readonly owner: number
  readonly score: number
}

/** The best few owners so far, each once, best first. */
export interface TopHits {
  offer(owner: number, score: number): void
  list(): readonly Hit[]
}

/**
 * Returns an empty list with this capacity. An offer below the last entry costs one comparison, so scanning the
 * 20,000 entries for one letter is cheap.
 */
export function topHits(limit: number): TopHits {
  const hits: Hit[] = []
  return {
    offer(owner, score) {
      const last = hits.at(-1)
      if (limit < 1 || (hits.length >= limit && last && score <= last.score)) return
      const known = hits.findIndex((hit) => hit.owner === owner)
      if (known !== -1) {
        if ((hits[known]?.score ?? 0) >= score) return
        hits.splice(known, 1)
      }
      const place = hits.findIndex((hit) => hit.score < score)
      hits.splice(place === -1 ? hits.length : place, 0, { owner, score })
      if (hits.length > limit) hits.pop()
    },
    list: () => hits,
  }
}
