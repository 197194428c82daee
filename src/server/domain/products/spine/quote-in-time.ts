import { withinMilliseconds } from '../../../kernel/dates/within-milliseconds.ts'
import type {
  ProductBooking,
  ProductSearch,
  ProductShapes,
  SupplierQuote,
} from '../../suppliers/product-supplier.ts'
import { SupplierTimeout } from '../../suppliers/supplier-timeout.ts'

/** Milliseconds after which a supplier is waited for no longer: less than a request or a task's lease lasts. */
const PATIENCE_MS = 20_000

/** Asks a supplier what a rate costs now, and waits for the answer no longer than that. Throws a {@link SupplierTimeout}. */
export function quoteInTime<Shapes extends ProductShapes>(
  supplier: Pick<ProductSearch<Shapes>, 'quote'>,
  rateKey: string,
): Promise<SupplierQuote<Shapes['subject']> | null> {
  return withinMilliseconds(PATIENCE_MS, supplier.quote(rateKey), () => new SupplierTimeout('quote'))
}

/**
 * Gives a supplier's booking half whose calls come to an end, a {@link SupplierTimeout} where it says nothing. What it is asked to
 * book or to cancel is waited for by who asks, who also hears what it says later.
 */
export function withSupplierTimeout(supplier: ProductBooking): ProductBooking {
  const inTime = <Answer>(operation: string, asked: Promise<Answer>) =>
    withinMilliseconds(PATIENCE_MS, asked, () => new SupplierTimeout(operation))
  return {
    capabilities: () => supplier.capabilities(),
    book: (request) => supplier.book(request),
    cancel: (reference, options) => supplier.cancel(reference, options),
    hold: (request) => inTime('hold', supplier.hold(request)),
    extend: (reference, seconds) => inTime('extend', supplier.extend(reference, seconds)),
    release: (reference) => inTime('release', supplier.release(reference)),
    retrieve: (reference) => inTime('retrieve', supplier.retrieve(reference)),
    cancelQuote: (reference) => inTime('cancelQuote', supplier.cancelQuote(reference)),
    amend: (request) => supplier.amend(request),
    amendQuote: (reference, change) => inTime('amendQuote', supplier.amendQuote(reference, change)),
    amendment: (reference, amendment) => inTime('amendment', supplier.amendment(reference, amendment)),
    changes: (reference) => inTime('changes', supplier.changes(reference)),
    acceptChange: (reference, change) => inTime('acceptChange', supplier.acceptChange(reference, change)),
  }
}
