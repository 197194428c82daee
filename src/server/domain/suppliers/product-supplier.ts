import type { ItemAction } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Scenario } from './scenario.ts'
import type { AmendRequest, SupplierAmendment } from './supplier-amendment.ts'
import type { SupplierChange } from './supplier-change.ts'
import type { SupplierPrice } from './supplier-price.ts'
import type { SupplierRefusal } from './supplier-refusal.ts'
import type { SupplierTimeout } from './supplier-timeout.ts'
import type { BookingAnswer, BookingContact, BookingTraveller, TravellerRequirement } from './traveller.ts'

/** The shapes in which products differ; everything else of the port is the same for all six. */
export interface ProductShapes {
  readonly criteria: object
  readonly offer: object
  readonly detailsQuery: object
  readonly details: object
  /** What exactly is quoted: the rate of a room for a stay, a car with its desks. */
  readonly subject: object
}

/** What is found, as soon as it is found. */
export interface OfferBatch<Offer> {
  readonly offers: readonly Offer[]
  readonly isLast: boolean
}

/**
 * A price check. What is available costs `price` under `policy`; `rateKey` is the key to hold it by, which may be another
 * than the one that was asked about where the supplier prices anew each day.
 */
export type SupplierQuote<Subject> =
  | {
      readonly status: 'available'
      readonly rateKey: string
      readonly price: SupplierPrice
      readonly policy: CancellationPolicy
      readonly requirements: readonly TravellerRequirement[]
      /** Rooms, cars or places of this rate that are left, the wanted ones among them. */
      readonly left: number
      readonly subject: Subject
      /** What a sample supplier was told to act out; null for every real one. */
      readonly scenario: Scenario | null
    }
  | { readonly status: 'sold_out' }

export interface HoldRequest {
  /** The caller's own, never used for another hold: asking twice makes one hold. */
  readonly reference: string
  readonly rateKey: string
  readonly seconds: number
}

export interface SupplierHold {
  readonly reference: string
  readonly expiresAt: Date
}

export interface BookRequest {
  /** That of the hold. */
  readonly reference: string
  /** The party of the item alone. */
  readonly travellers: readonly BookingTraveller[]
  /** What the party answers to the product's questions. */
  readonly answers: readonly BookingAnswer[]
  readonly contact: BookingContact
  /** What the traveller asks for beside; '' for nothing. */
  readonly requests: string
}

export interface SupplierBooking {
  readonly status: 'confirmed' | 'pending' | 'rejected' | 'cancelled'
  readonly supplierReference: string
  /** The house's own number; null until it has given one. */
  readonly confirmationNumber: string | null
}

/** What cancelling would cost at this moment; `penalty` and `refund` are the price together. */
export interface SupplierCancellationQuote {
  readonly penalty: Money
  readonly refund: Money
  /** Until when it stays so; null where no later step makes it dearer. */
  readonly validUntil: Date | null
}

export interface SupplierCancellation {
  /** `partial`: given up, but the supplier refunds less than it had quoted, and the rest has to be asked of it. */
  readonly status: 'cancelled' | 'partial'
  readonly penalty: Money
  readonly refund: Money
}

export interface BookingCapabilities {
  /** A hold that is asked for longer is this long; 0 where nothing can be held. */
  readonly longestHoldSeconds: number
  readonly canExtend: boolean
  /** What it lets travellers do with what they have booked. */
  readonly actions: readonly ItemAction[]
  /**
   * Until when it makes a change that a traveller asks for: `start`, while what is booked has not begun, or `penalty`, while cancelling
   * costs nothing, so that no change is a way round the policy. Without the action `change` it makes none.
   */
  readonly changesUntil: 'start' | 'penalty'
  /** Whether it ever changes by itself what is booked. */
  readonly reportsChanges: boolean
}

/** The half of the port that looks: searching, describing and pricing change nothing. */
export interface ProductSearch<Shapes extends ProductShapes> {
  /**
   * Gives what there is in batches, the first within milliseconds, the last marked so (it may be empty). The same criteria
   * on the same day give the same offers in the same order. Ends early when the signal says so. A supplier that works in
   * this process waits for `takeTurn` before each batch.
   */
  search(
    criteria: Shapes['criteria'],
    options: { readonly signal: AbortSignal; takeTurn?(): Promise<void> },
  ): AsyncIterable<OfferBatch<Shapes['offer']>>
  /** Null for what there is not. */
  details(query: Shapes['detailsQuery']): Promise<Shapes['details'] | null>
  /** Null for a key that is not one of ours, whatever it looks like. */
  quote(rateKey: string): Promise<SupplierQuote<Shapes['subject']> | null>
}

/** The half of the port that binds. References of holds are unknown (null) or known for ever; repeating a call is safe. */
export interface ProductBooking {
  capabilities(): BookingCapabilities
  /** Throws a {@link SupplierRefusal} where it cannot be held, `price_changed` where the key's price is over. */
  hold(request: HoldRequest): Promise<SupplierHold>
  /** Holds for so many seconds from now. */
  extend(reference: string, seconds: number): Promise<SupplierHold | 'expired' | null>
  /** What was confirmed stays so. */
  release(reference: string): Promise<'released' | 'confirmed' | null>
  /**
   * Books what is held; for the same reference the same answer. Throws a {@link SupplierRefusal} where the hold is over,
   * and a {@link SupplierTimeout} where nobody knows whether it was booked: ask `retrieve`.
   */
  book(request: BookRequest): Promise<SupplierBooking>
  /** Null where nothing was booked under the reference. */
  retrieve(reference: string): Promise<SupplierBooking | null>
  /** Null where nothing is booked that could be cancelled. */
  cancelQuote(reference: string): Promise<SupplierCancellationQuote | null>
  /**
   * Cancels; for the same reference the same answer. Throws a {@link SupplierRefusal} `price_changed` where it would cost
   * more than expected.
   */
  cancel(
    reference: string,
    options: { readonly expectedPenalty: Money },
  ): Promise<SupplierCancellation | null>
  /**
   * What is booked as it would be by a change, in the product's own shape, and what that costs in all; its key is the one to change it by.
   * Null where nothing is booked that could be changed so.
   */
  amendQuote(reference: string, change: object): Promise<SupplierQuote<object> | null>
  /**
   * Changes what is booked, or nothing of it; for the same amendment the same answer. Throws a {@link SupplierRefusal} where it cannot
   * be changed so, and a {@link SupplierTimeout} where nobody knows whether it was: ask `amendment`.
   */
  amend(request: AmendRequest): Promise<SupplierAmendment>
  /** Null where nothing of the amendment was heard of. */
  amendment(reference: string, amendment: string): Promise<SupplierAmendment | null>
  /** The changes of what is booked that the supplier made by itself and that nobody has answered; none for an unknown reference. */
  changes(reference: string): Promise<readonly SupplierChange[]>
  /**
   * Accepts a change, for good: for the same one the same answer. Null for one that it does not know; throws a
   * {@link SupplierRefusal} where it takes no answer any more.
   */
  acceptChange(reference: string, change: string): Promise<'accepted' | null>
}

/** One product of a supplier from search to cancellation. Markup, the visitor's currency and who may see what live above. */
export interface ProductSupplier<Shapes extends ProductShapes>
  extends ProductSearch<Shapes>,
    ProductBooking {}
