import type { ItemAction } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Scenario } from './scenario.ts'
import type { AmendRequest, SupplierAmendment } from './supplier-amendment.ts'
import type { SupplierChange } from './supplier-change.ts'
import type { SupplierCredit } from './supplier-credit.ts'
import type { SupplierPrice } from './supplier-price.ts'
import type { SupplierRefusal } from './supplier-refusal.ts'
import type { SupplierTicket } from './supplier-ticket.ts'
import type { SupplierTimeout } from './supplier-timeout.ts'
import type { BookingAnswer, BookingContact, BookingTraveller, TravellerRequirement } from './traveller.ts'
import type { WiderSearch } from './wider-search.ts'

/** The shapes in which products differ; the rest of the port is the same for all six. */
export interface ProductShapes {
  readonly criteria: object
  readonly offer: object
  readonly detailsQuery: object
  readonly details: object
  /** What is quoted: the rate of a room for a stay, a car with its desks. */
  readonly subject: object
}

/** Offers, as soon as they are found. */
export interface OfferBatch<Offer> {
  readonly offers: readonly Offer[]
  readonly isLast: boolean
  /** On the last batch of a search that found nothing: why, by a code of the product. */
  readonly none?: string
  /** On the last batch of a search for one item that is not free: what the supplier knows of it, by the product. */
  readonly gone?: object
  /** On the last batch: half of such items cost between these, where the supplier knows it. */
  readonly typical?: { readonly low: SupplierPrice; readonly high: SupplierPrice }
  /** On the last batch: what the search would find one step wider, the most first, where the supplier knows it. */
  readonly wider?: readonly WiderSearch[]
}

/**
 * A price check. An available rate costs `price` under `policy`. Hold it by `rateKey`, which may differ from the
 * requested key if the supplier's prices change daily.
 */
export type SupplierQuote<Subject> =
  | {
      readonly status: 'available'
      readonly rateKey: string
      readonly price: SupplierPrice
      readonly policy: CancellationPolicy
      readonly requirements: readonly TravellerRequirement[]
      /** Rooms, cars or places left at this rate, including the requested ones. */
      readonly left: number
      readonly subject: Subject
      /** The scenario that a sample supplier acts out; null for real suppliers. */
      readonly scenario: Scenario | null
    }
  | {
      readonly status: 'sold_out'
      /** What is taken if the rest is free, such as seats by their numbers. */
      readonly taken?: readonly string[]
    }

export interface HoldRequest {
  /** Chosen by the caller and unique to this hold, so that repeated calls make one hold. */
  readonly reference: string
  readonly rateKey: string
  readonly seconds: number
  /**
   * The reference of a hold of the same item, whose units count as free and which ends with the new hold. A supplier
   * that cannot do both at once ignores it, so the caller releases that hold afterwards.
   */
  readonly replaces?: string
}

export interface SupplierHold {
  readonly reference: string
  readonly expiresAt: Date
}

export interface BookRequest {
  /** The hold's reference. */
  readonly reference: string
  /** The party of this item alone. */
  readonly travellers: readonly BookingTraveller[]
  /** The party's answers to the product's questions. */
  readonly answers: readonly BookingAnswer[]
  readonly contact: BookingContact
  /** The traveller's further requests; '' if none. */
  readonly requests: string
}

export interface SupplierBooking {
  readonly status: 'confirmed' | 'pending' | 'rejected' | 'cancelled'
  readonly supplierReference: string
  /** The property's own number; null until it has assigned one. */
  readonly confirmationNumber: string | null
  /** What admits travellers, once it is confirmed; absent if a name or number is enough. */
  readonly tickets?: readonly SupplierTicket[]
}

/** What cancelling would cost at this moment; `penalty` and `refund` add up to the price. */
export interface SupplierCancellationQuote {
  readonly penalty: Money
  readonly refund: Money
  /** When the next step raises it; null if none does. */
  readonly validUntil: Date | null
  /** What travellers get besides the refund; absent if nothing. */
  readonly credits?: readonly SupplierCredit[]
}

export interface SupplierCancellation {
  /** `partial`: cancelled, but with a smaller refund than quoted; the agency has to claim the rest. */
  readonly status: 'cancelled' | 'partial'
  readonly penalty: Money
  readonly refund: Money
  /** What travellers get besides the refund, with codes; absent if nothing. */
  readonly credits?: readonly SupplierCredit[]
}

export interface BookingCapabilities {
  /** The longest hold in seconds, which a longer request is cut to; 0 if the supplier holds nothing. */
  readonly longestHoldSeconds: number
  readonly canExtend: boolean
  /** What travellers may do with a booking, as far as this supplier allows it. */
  readonly actions: readonly ItemAction[]
  /**
   * Until when it accepts changes: `start`, until the item begins, or `penalty`, while cancelling is free, so that no
   * change evades the policy. It accepts none without the action `change`.
   */
  readonly changesUntil: 'start' | 'penalty'
  /** Whether it ever changes bookings by itself. */
  readonly reportsChanges: boolean
}

/** The reading half of the port: searching, describing and pricing change nothing. */
export interface ProductSearch<Shapes extends ProductShapes> {
  /**
   * Returns offers in batches, the first within milliseconds, the last marked (it may be empty). The same criteria on
   * the same day give the same offers in the same order. Ends early on the signal. A supplier in this process waits
   * for `takeTurn` before each batch.
   */
  search(
    criteria: Shapes['criteria'],
    options: { readonly signal: AbortSignal; takeTurn?(): Promise<void> },
  ): AsyncIterable<OfferBatch<Shapes['offer']>>
  /** Null if unknown. */
  details(query: Shapes['detailsQuery']): Promise<Shapes['details'] | null>
  /**
   * Null for any text that is not one of this supplier's keys. `held` is the reference of a hold of the rate: its own
   * units count as free. Products that are paid later are quoted so before the payment.
   */
  quote(rateKey: string, held?: string): Promise<SupplierQuote<Shapes['subject']> | null>
}

/** The binding half of the port. References of holds are unknown (null) or known for ever; repeated calls are safe. */
export interface ProductBooking {
  capabilities(): BookingCapabilities
  /** Throws a {@link SupplierRefusal} if it cannot be held, with `price_changed` if the key's price is outdated. */
  hold(request: HoldRequest): Promise<SupplierHold>
  /** Extends the hold to this many seconds from now. */
  extend(reference: string, seconds: number): Promise<SupplierHold | 'expired' | null>
  /** Never releases a confirmed booking. */
  release(reference: string): Promise<'released' | 'confirmed' | null>
  /**
   * Books a hold; returns the same answer for the same reference. Throws a {@link SupplierRefusal} if the hold has
   * ended, and a {@link SupplierTimeout} if the outcome is unknown: then call `retrieve`.
   */
  book(request: BookRequest): Promise<SupplierBooking>
  /**
   * Stores all answers of a booked party after some were given later. Null if nothing is booked under the reference; throws
   * a {@link SupplierRefusal} if it takes them no more. Absent if the supplier takes no later answers.
   */
  answer?(reference: string, party: Pick<BookRequest, 'travellers' | 'answers'>): Promise<'stored' | null>
  /** Null if nothing was booked under the reference. */
  retrieve(reference: string): Promise<SupplierBooking | null>
  /** Null if there is no booking to cancel. */
  cancelQuote(reference: string): Promise<SupplierCancellationQuote | null>
  /**
   * Cancels; returns the same answer for the same reference. Throws a {@link SupplierRefusal} `price_changed` if it
   * would cost more than expected.
   */
  cancel(
    reference: string,
    options: { readonly expectedPenalty: Money },
  ): Promise<SupplierCancellation | null>
  /**
   * Returns a booking as it would be after a change, in the product's own shape, and its total; its key makes the
   * change. Null if there is no booking that could be changed so.
   */
  amendQuote(reference: string, change: object): Promise<SupplierQuote<object> | null>
  /**
   * Applies a change completely or not at all; returns the same answer for the same amendment. Throws a {@link
   * SupplierRefusal} if the change is impossible, and a {@link SupplierTimeout} if the outcome is unknown: then call
   * `amendment`.
   */
  amend(request: AmendRequest): Promise<SupplierAmendment>
  /** Null if the amendment is unknown. */
  amendment(reference: string, amendment: string): Promise<SupplierAmendment | null>
  /** The supplier's own changes that are not yet answered; none for an unknown reference. */
  changes(reference: string): Promise<readonly SupplierChange[]>
  /**
   * Accepts a change for good; returns the same answer for the same one. Null for an unknown change; throws a {@link
   * SupplierRefusal} if it can no longer be answered.
   */
  acceptChange(reference: string, change: string): Promise<'accepted' | null>
}

/**
 * One product of a supplier, from search to cancellation. Markup, the visitor's currency and visibility are added by
 * the callers.
 */
export interface ProductSupplier<Shapes extends ProductShapes>
  extends ProductSearch<Shapes>,
    ProductBooking {}
