import type { Money } from '../../kernel/money/money.ts'
import type { SupplierTicket } from './supplier-ticket.ts'
import type { BookingAnswer, BookingTraveller } from './traveller.ts'

/** A change of a booking that is requested from a supplier. */
export interface AmendRequest {
  /** The booking's reference. */
  readonly reference: string
  /** Chosen by the caller and unique to the change, so that repeated calls change once. */
  readonly amendment: string
  /** As the supplier quoted the change. */
  readonly rateKey: string
  /** The net price that it quoted. */
  readonly expected: Money
  /** The whole party after the change. */
  readonly travellers: readonly BookingTraveller[]
  /** The party's answers to the product's questions after the change. */
  readonly answers: readonly BookingAnswer[]
}

export interface SupplierAmendment {
  readonly status: 'applied' | 'rejected'
  /** The property's new number; null if it stays the same. */
  readonly confirmationNumber: string | null
  /** What admits travellers after the change; absent if the product has no tickets. */
  readonly tickets?: readonly SupplierTicket[]
}
