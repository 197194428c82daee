import { withinMilliseconds } from '../../../kernel/dates/within-milliseconds.ts'
import type {
  ProductBooking,
  ProductSearch,
  ProductShapes,
  SupplierQuote,
} from '../../suppliers/product-supplier.ts'
import { SupplierTimeout } from '../../suppliers/supplier-timeout.ts'

/** Milliseconds to wait for a supplier: less than a request or a task's lease lasts. */
const TIMEOUT_MS = 20_000

/**
 * Asks a supplier for a rate's current price, with a timeout; `held` is the reference of a hold of it. Throws a {@link
 * SupplierTimeout}.
 */
export function quoteWithTimeout<Shapes extends ProductShapes>(
  supplier: Pick<ProductSearch<Shapes>, 'quote'>,
  rateKey: string,
  held?: string,
): Promise<SupplierQuote<Shapes['subject']> | null> {
  return withinMilliseconds(TIMEOUT_MS, supplier.quote(rateKey, held), () => new SupplierTimeout('quote'))
}

/**
 * Returns a supplier's booking side whose calls throw {@link SupplierTimeout} after the timeout. Booking and
 * cancelling are exempt: their callers wait themselves and also handle a late answer.
 */
export function withSupplierTimeout(supplier: ProductBooking): ProductBooking {
  const inTime = <Answer>(operation: string, answering: Promise<Answer>) =>
    withinMilliseconds(TIMEOUT_MS, answering, () => new SupplierTimeout(operation))
  return {
    capabilities: () => supplier.capabilities(),
    book: (request) => supplier.book(request),
    cancel: (reference, options) => supplier.cancel(reference, options),
    hold: (request) => inTime('hold', supplier.hold(request)),
    extend: (reference, seconds) => inTime('extend', supplier.extend(reference, seconds)),
    release: (reference) => inTime('release', supplier.release(reference)),
    ...(supplier.answer && {
      answer: (reference, party) =>
        inTime('answer', supplier.answer?.(reference, party) ?? Promise.resolve(null)),
    }),
    retrieve: (reference) => inTime('retrieve', supplier.retrieve(reference)),
    cancelQuote: (reference) => inTime('cancelQuote', supplier.cancelQuote(reference)),
    amend: (request) => supplier.amend(request),
    amendQuote: (reference, change) => inTime('amendQuote', supplier.amendQuote(reference, change)),
    amendment: (reference, amendment) => inTime('amendment', supplier.amendment(reference, amendment)),
    changes: (reference) => inTime('changes', supplier.changes(reference)),
    acceptChange: (reference, change) => inTime('acceptChange', supplier.acceptChange(reference, change)),
  }
}
