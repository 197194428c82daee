import type { Money } from '../../kernel/money/money.ts'
import type { BookingAnswer, BookingTraveller } from './traveller.ts'

/** A change of what is booked that a supplier is asked to make. */
export interface AmendRequest {
  /** That of the booking. */
  readonly reference: string
  /** The caller's own, one for each change: asking twice changes once. */
  readonly amendment: string
  /** As the supplier quoted the change. */
  readonly rateKey: string
  /** The net price that it quoted. */
  readonly expected: Money
  /** The whole party from then on. */
  readonly travellers: readonly BookingTraveller[]
  /** What the party answers to the product's questions from then on. */
  readonly answers: readonly BookingAnswer[]
}

export interface SupplierAmendment {
  readonly status: 'applied' | 'rejected'
  /** The house's own number from then on; null where it stays. */
  readonly confirmationNumber: string | null
}
