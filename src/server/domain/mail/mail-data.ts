import type { FailedCharge } from '../../../contract/failed-charge.ts'
import type { UserType } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import type { ChangedFact } from '../documents/changed-facts.ts'
import type { ChangeAnswer } from '../suppliers/supplier-change.ts'

/** About a booking, which is told in the mail's language; the link leads to it, and lets in who has no account. */
export interface BookingMail {
  firstName: string
  document: BookingDocument
  /** Ids of the items that it is about; without it those that are in the state that it reports. */
  about?: readonly string[]
  link: string
  /** Nothing is printed where it comes from. */
  hasNoVoucher?: true
}

/** About a later payment of a booking. */
export interface PaymentMail extends BookingMail {
  entry: {
    amount: Money
    /** When it is due, a local date. */
    day: string
    /** Whether it is charged to a method that the booking keeps; otherwise the traveller pays it. */
    isSaved: boolean
    /** Why it was not charged; of one that was, or is to be, no more than whether it can be. */
    reason: FailedCharge
    /** When it is tried again, a local date; null where it is not. */
    retryOn: string | null
    /** The one after it that is not paid; null for none. */
    next: { amount: Money; day: string } | null
  }
}

/** A booking of which something was changed, and what that was before. */
export interface ChangedMail extends BookingMail {
  changes: readonly ChangedFact[]
  /** Null where the price is no part of the change. */
  cost: ChangeCost | null
}

/** What a change costs, and where that is paid. */
export interface ChangeCost {
  /** What it costs more, or less (below zero). */
  difference: Money
  /** What is paid here for it; 0 for nothing. */
  due: Money
  /** What comes back by the way it was paid; 0 for nothing. */
  refund: Money
  /** What is paid to the supplier on site from then on; null where the change leaves that as it was. */
  local: Money | null
}

/** A change that an agent or owner accepted for the traveller, and that is made once it is paid. */
export interface AmendmentDueMail extends ChangedMail {
  cost: ChangeCost
  /** Until when, in words, by the clocks where the item is. */
  payBy: string
  /** What cancelling costs once it is changed, and from when, in words. */
  cancellation: readonly string[]
}

/** A change that the supplier made by itself, which waits for an answer. */
export interface SupplierChangedMail extends BookingMail {
  changes: readonly ChangedFact[]
  /** In words, by the clocks where the item is. */
  respondBy: string
  unlessAnswered: ChangeAnswer
}

/** What a client answered to, in the words of the reader's language; nothing in it tells what the agency pays. */
export interface ProposalMail {
  firstName: string
  /** Name or address; empty where the agent gave neither. */
  client: string
  agent: string
  /** What was proposed. */
  title: string
  /** In the order in which they are read. */
  facts: readonly { label: string; value: string }[]
  validUntil: string
  link: string
}

/** What each kind of mail is about. Links are whole addresses. */
export interface MailData {
  /** Asked for an account: the link proves the address. */
  verify: { firstName: string; link: string }
  /** Asked for an account at an address that has one. */
  accountExists: { firstName: string; loginLink: string; resetLink: string }
  /** Asked for a new password. */
  reset: { firstName: string; link: string }
  /** `disconnected` are the accounts elsewhere that no longer let the person in. */
  passwordChanged: { firstName: string; resetLink: string; disconnected: readonly string[] }
  /** An account elsewhere lets the person in from now on; the link leads to where that is taken back. */
  identityLinked: { firstName: string; provider: string; link: string }
  /** Asked by an owner to work with the agency; the link sets the first password, or (`isSso`) leads to the agency's sign-on. */
  invite: {
    firstName: string
    inviter: string
    role: Exclude<UserType, 'Traveller'>
    link: string
    isSso: boolean
  }
  /** What the person planned was not published, or not taken back; the link leads to where they see why. */
  scheduleFailed: {
    firstName: string
    /** What they noted of it; may be empty. */
    note: string
    /** Its hour, in words. */
    time: string
    failure: 'conflict' | 'checks' | 'missed'
    /** The note of the plan that was there first; null where it was none. */
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
  /** The supplier has yet to answer. */
  bookingPending: BookingMail
  /** With what comes back. */
  bookingCancelled: BookingMail
  bookingNotCancelled: BookingMail
  /** The supplier refused it, and what was paid is refunded; the link leads to where another is found. */
  bookingRejected: BookingMail
  /** Some days before it is taken. */
  bookingPaymentDue: PaymentMail
  bookingPaymentTaken: PaymentMail
  /** With what happens next; the link leads to where it is paid. */
  bookingPaymentFailed: PaymentMail
  bookingSupplierChanged: SupplierChangedMail
  /** The link leads to where it is paid. */
  bookingAmendmentDue: AmendmentDueMail
  /** What was asked for, or accepted, is booked now. */
  bookingAmended: ChangedMail
  /** The supplier refused what was asked for; what was authorised for it is let go. */
  bookingNotAmended: ChangedMail
  /** Whoever had its key put it into an account with another address; the link leads to where it is taken over. */
  bookingClaimed: BookingMail
  /** To who had it in their account: whose address it was booked with has it now. The link leads to their trips. */
  bookingReassigned: { firstName: string; reference: string; title: string; link: string }
  /** To the agent and the owners: the client wants it booked. The link leads to the proposal. */
  proposalAccepted: ProposalMail
  proposalDeclined: ProposalMail
}

export type MailKind = keyof MailData
