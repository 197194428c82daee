import type { OfferBatch } from '../../suppliers/product-supplier.ts'

/** Seconds for which a search waits for the browser of the page that began it. */
const LONGEST_SECONDS = 15

/** The most searches that wait at once; past it the oldest stops. */
const MOST = 100

/** A search whose batches are stored, so that a second reader starts at the first. */
interface StoredSearch<Offer> {
  batches: OfferBatch<Offer>[]
  isOver: boolean
  failure: unknown
  stop: AbortController
  /** Resolves at the next batch and at the end. */
  changed: PromiseWithResolvers<void>
}

type Search<Offer> = (signal: AbortSignal) => AsyncIterable<OfferBatch<Offer>>

/**
 * Searches that a page begins and its browser continues: the page waits only briefly, and the supplier is called once.
 * A key names one visitor's search. Each server knows its own; elsewhere the browser searches again.
 */
export interface ContinuedSearches<Offer> {
  /** Begins a search that goes on if its reader stops before the last batch. */
  begin: (key: string, search: Search<Offer>) => AsyncGenerator<OfferBatch<Offer>, void>
  /** Returns a begun search from its first batch, once; null if there is none. It stops with this reader. */
  resume: (key: string) => AsyncGenerator<OfferBatch<Offer>, void> | null
}

export function createContinuedSearches<Offer>(): ContinuedSearches<Offer> {
  const searches = new Map<string, StoredSearch<Offer>>()

  function forget(key: string, search: StoredSearch<Offer>): void {
    if (searches.get(key) === search) searches.delete(key)
  }

  return {
    async *begin(key, search) {
      const begun: StoredSearch<Offer> = {
        batches: [],
        isOver: false,
        failure: null,
        stop: new AbortController(),
        changed: Promise.withResolvers(),
      }
      searches.get(key)?.stop.abort()
      searches.delete(key)
      searches.set(key, begun)
      const [oldest] = searches
      if (searches.size > MOST && oldest) {
        oldest[1].stop.abort()
        searches.delete(oldest[0])
      }
      const timer = setTimeout(() => {
        // A reader who resumed it stops it alone.
        if (searches.get(key) === begun) begun.stop.abort()
        forget(key, begun)
      }, LONGEST_SECONDS * 1000)
      void store(begun, search)
      for await (const batch of read(begun)) {
        yield batch
        if (!batch.isLast) continue
        clearTimeout(timer)
        forget(key, begun)
      }
    },

    resume(key) {
      const begun = searches.get(key)
      if (!begun) return null
      searches.delete(key)
      return readToTheEnd(begun)
    },
  }
}

async function store<Offer>(begun: StoredSearch<Offer>, search: Search<Offer>): Promise<void> {
  const next = () => {
    begun.changed.resolve()
    begun.changed = Promise.withResolvers()
  }
  try {
    for await (const batch of search(begun.stop.signal)) {
      begun.batches.push(batch)
      next()
      if (batch.isLast) break
    }
  } catch (error) {
    begun.failure = error
  }
  begun.isOver = true
  next()
}

async function* read<Offer>(search: StoredSearch<Offer>): AsyncGenerator<OfferBatch<Offer>, void> {
  for (let at = 0; ; at += 1) {
    while (at >= search.batches.length && !search.isOver) await search.changed.promise
    const batch = search.batches[at]
    if (batch) yield batch
    else if (search.failure) throw search.failure
    else return
  }
}

async function* readToTheEnd<Offer>(search: StoredSearch<Offer>): AsyncGenerator<OfferBatch<Offer>, void> {
  try {
    yield* read(search)
  } finally {
    search.stop.abort()
  }
}
