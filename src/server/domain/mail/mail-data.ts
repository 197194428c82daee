import type { FailedCharge } from '../../../contract/failed-charge.ts'
import type { UserType } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import type { ChangedFact } from '../documents/changed-facts.ts'
import type { ChangeAnswer } from '../suppliers/supplier-change.ts'

/** A booking that is held and paid later. */
export interface HeldMail {
  firstName: string
  reference: string
  title: string
  amount: string
  /** Null if the price is not guaranteed. */
  priceUntil: string | null
  payBy: string
  /** The name of the times' zone. */
  zone: string
  link: string
}

/** About a booking, in the mail's language. The link opens it, without signing in for guests. */
export interface BookingMail {
  firstName: string
  document: BookingDocument
  /** Ids of the items that it is about; by default those in the reported state. */
  about?: readonly string[]
  link: string
  /** No voucher is printed by the server. */
  hasNoVoucher?: true
}

/** About a later payment of a booking. */
export interface PaymentMail extends BookingMail {
  entry: {
    amount: Money
    /** When it is due, a local date. */
    day: string
    /** Whether it is charged to the saved method; otherwise the traveller pays it. */
    isSaved: boolean
    /** Why the charge failed; for other mails only whether it can be charged. */
    reason: FailedCharge
    /** When it is tried again, a local date; null if it is not. */
    retryOn: string | null
    /** The next unpaid one; null if none. */
    next: { amount: Money; day: string } | null
    /** The local date on which the booking is cancelled if it is still unpaid; null if people decide. */
    cancelsOn: string | null
  }
}

/** A booking with a change, and what it was before. */
export interface ChangedMail extends BookingMail {
  changes: readonly ChangedFact[]
  /** Null if the change does not affect the price. */
  cost: ChangeCost | null
}

/** The cost of a change, and where it is paid. */
export interface ChangeCost {
  /** The difference in price; negative if cheaper. */
  difference: Money
  /** Amount to pay here; 0 if nothing. */
  due: Money
  /** Refund to the original method; 0 if nothing. */
  refund: Money
  /** The new amount due at the supplier; null if unchanged. */
  local: Money | null
}

/** A change that an agent or owner accepted for the traveller, and that is applied once it is paid. */
export interface AmendmentDueMail extends ChangedMail {
  cost: ChangeCost
  /** The deadline in words, in the item's local time. */
  payBy: string
  /** The cancellation terms after the change, in words. */
  cancellation: readonly string[]
}

/** A change that the supplier made by itself, which waits for an answer. */
export interface SupplierChangedMail extends BookingMail {
  changes: readonly ChangedFact[]
  /** In words, in the item's local time. */
  respondBy: string
  unlessAnswered: ChangeAnswer
  /** How much less the booking costs once it is accepted; null if the price stays. */
  less: Money | null
}

/** The proposal that a client answered, in the reader's language; without the agency's cost. */
export interface ProposalMail {
  firstName: string
  /** Name or address; empty if the agent gave neither. */
  client: string
  agent: string
  /** Title of what was proposed. */
  title: string
  /** In reading order. */
  facts: readonly { label: string; value: string }[]
  validUntil: string
  link: string
}

/** The data of each kind of mail. Links are absolute addresses. */
export interface MailData {
  /** To a new sign-up: the link verifies the address. */
  verify: { firstName: string; link: string }
  /** To a sign-up with an address that has an account. */
  accountExists: { firstName: string; loginLink: string; resetLink: string }
  /** To a request for a new password. */
  reset: { firstName: string; link: string }
  /** `disconnected` are the external accounts that can no longer be used to sign in. */
  passwordChanged: { firstName: string; resetLink: string; disconnected: readonly string[] }
  /** An external account can now be used to sign in; the link leads to where it can be removed. */
  identityLinked: { firstName: string; provider: string; link: string }
  /**
   * An owner's invitation to work with the agency; the link sets the first password, or (`isSso`) leads to the
   * agency's sign-on.
   */
  invite: {
    firstName: string
    inviter: string
    role: Exclude<UserType, 'Traveller'>
    link: string
    isSso: boolean
  }
  /** A plan of this person was not published, or not reverted; the link leads to the reason. */
  scheduleFailed: {
    firstName: string
    /** The person's note; may be empty. */
    note: string
    /** The hour, in words. */
    time: string
    failure: 'conflict' | 'checks' | 'missed'
    /** The note of the plan that took precedence; null if it was not a plan. */
    plan: string | null
    at: 'start' | 'end'
    link: string
  }
  /** A person's message to the agency; the link writes to them. */
  support: {
    firstName: string
    sender: string
    email: string
    role: UserType
    subject: string
    message: string
    replyLink: string
  }
  bookingConfirmed: BookingMail
  /** Held and not paid; times in words. The link leads to the payment. */
  bookingHeld: HeldMail
  /** The price is guaranteed for a short time only, or not any more. */
  bookingPriceEnding: HeldMail
  /** The time to pay ends soon. */
  bookingHoldEnding: HeldMail
  /** The time to pay is over; nothing was charged. The link leads to the booking's page. */
  bookingHoldLapsed: HeldMail
  /** The supplier still has to answer. */
  bookingPending: BookingMail
  /** The party has answered a question again, such as where to be picked up. */
  bookingAnswered: BookingMail
  /** With the refund. */
  bookingCancelled: BookingMail
  bookingNotCancelled: BookingMail
  /** The supplier refused it, and the payment is refunded; the link leads to a new search. */
  bookingRejected: BookingMail
  /** Some days before it is collected. */
  bookingPaymentDue: PaymentMail
  bookingPaymentTaken: PaymentMail
  /** With what happens next; the link leads to the payment. */
  bookingPaymentFailed: PaymentMail
  bookingSupplierChanged: SupplierChangedMail
  /** The link leads to the payment. */
  bookingAmendmentDue: AmendmentDueMail
  /** A requested or accepted change is now booked. */
  bookingAmended: ChangedMail
  /** The supplier refused a requested change; its payment is released. */
  bookingNotAmended: ChangedMail
  /**
   * An account with another address claimed it by its access link; the link leads to where the booker can take it
   * back.
   */
  bookingClaimed: BookingMail
  /** To the previous account: the owner of the booking's address has it now. The link leads to their trips. */
  bookingReassigned: { firstName: string; reference: string; title: string; link: string }
  /** To the agent and the owners: the client accepts. The link leads to the proposal. */
  proposalAccepted: ProposalMail
  proposalDeclined: ProposalMail
}

export type MailKind = keyof MailData
