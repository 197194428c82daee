import type { ErrorCode } from '../../../../contract/error-codes.ts'
import { createContinuedSearches } from '../../../domain/products/spine/continued-searches.ts'
import { supplierProblem } from '../../../domain/products/spine/supplier-problem.ts'
import type { OfferBatch } from '../../../domain/suppliers/product-supplier.ts'
import { countedCaller } from '../../request-context/counted-caller.ts'
import type { Call } from '../../request-context/route.ts'

export type Batches<Offer> = AsyncIterator<OfferBatch<Offer>>
export type Batch<Offer> = IteratorResult<OfferBatch<Offer>>

/** A line of a search's answer: what `offers` and `done` contain differs between products. */
type Part<Offer, Done extends object> =
  | { kind: 'offers'; offers: Offer[] }
  | ({ kind: 'done'; total: number } & Done)
  | { kind: 'failed'; code: ErrorCode }

interface Search<Offer> {
  call: Pick<Call<'searchHotels'>, 'agency' | 'signal' | 'caller' | 'request' | 'signedIn'>
  /** Everything that decides what is found. */
  criteria: object
  /** Aborts when the reader has left. */
  left: AbortController
  start: (options: {
    signal: AbortSignal
    takeTurn?: () => Promise<void>
  }) => AsyncIterable<OfferBatch<Offer>>
}

/**
 * Creates the searches of one product: a page begins a search, and its browser continues it. Another visitor's search
 * is never continued.
 */
export function createSearches<Offer>(): (search: Search<Offer>) => Batches<Offer> {
  const searches = createContinuedSearches<Offer>()
  return ({ call, criteria, left, start }) => {
    const { takeTurn } = call.caller
    const search = (stop: AbortSignal) =>
      start({ signal: stop, ...(takeTurn && { takeTurn: () => takeTurn(stop) }) })
    const key = JSON.stringify([call.agency.id, countedCaller(call).key, criteria])
    if (call.caller.isPage) return searches.begin(key, search)
    const signal = AbortSignal.any([call.signal, left.signal])
    return searches.resume(key) ?? search(signal)[Symbol.asyncIterator]()
  }
}

/** Takes a search's first batch. Throws its failure as a problem, not as a line. */
export function firstBatch<Offer>(batches: Batches<Offer>): Promise<Batch<Offer>> {
  return batches.next().catch((error: unknown) => {
    throw supplierProblem(error)
  })
}

/** The first batch, the others, how each offer is shown, and what the last line says. */
interface FoundBatches<Offer, Shown, Done extends object> {
  first: Batch<Offer>
  batches: Batches<Offer>
  shown: (offer: Offer) => Shown
  /** What a line says besides its offers; nothing by default. */
  lineOf?: (offers: readonly Offer[]) => object
  done: (last: OfferBatch<Offer> | null, total: number) => Done
}

/**
 * Answers with lines of JSON, one for each batch of the supplier, and a last line that marks the end. A later failure
 * is a line, because the earlier batches have been sent.
 */
export function answerInLines<Offer, Shown, Done extends object>(
  found: FoundBatches<Offer, Shown, Done>,
  left: AbortController,
): Response {
  return new Response(linesOf(partsOf(found), left), {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  })
}

async function* partsOf<Offer, Shown, Done extends object>({
  first,
  batches,
  shown,
  lineOf = () => ({}),
  done,
}: FoundBatches<Offer, Shown, Done>): AsyncGenerator<Part<Shown, Done>, void> {
  let total = 0
  let last: OfferBatch<Offer> | null = null
  try {
    for (let batch = first; !batch.done; batch = await batches.next()) {
      last = batch.value
      const { offers, isLast } = last
      total += offers.length
      if (offers.length > 0) yield { kind: 'offers', ...lineOf(offers), offers: offers.map(shown) }
      if (isLast) break
    }
    yield { kind: 'done', total, ...done(last, total) }
  } catch (error) {
    yield { kind: 'failed', code: supplierProblem(error).code }
  } finally {
    await batches.return?.()
  }
}

/** Sends each part as a line when the reader takes it; aborts the supplier's call when the reader leaves. */
function linesOf(parts: AsyncGenerator<object, void>, left: AbortController): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
    },
    cancel() {
      left.abort()
      // Ends after the current batch, for which no reader waits.
      void parts.return()
    },
  })
}
