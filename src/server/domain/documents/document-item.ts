import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { Texts } from '../../kernel/text/texts.ts'

/** What an item of a booking can be when something is written about it; of what is only held, or lapsed, nothing is. */
export type ItemDocumentState =
  | 'pending'
  | 'confirmed'
  | 'rejected'
  | 'cancellation_requested'
  | 'cancelled'
  | 'completed'

/** Words in the document's language, with the same in English for staff who do not read it; null where the document is English. */
export interface Worded {
  readonly own: string
  readonly english: string | null
}

/** Something that staff look for: a name for it, the value, and what belongs to that. */
export interface DocumentFact {
  readonly label: Worded
  readonly value: string
  /** A name or a number, which keeps its own direction. */
  readonly isOwn?: boolean
  readonly more?: Worded
}

/** A fact as mails have it; line breaks stay. */
export interface MailFact {
  readonly label: string
  readonly value: string
}

/** Text of a cell that begins on a new line. */
export interface CellText {
  readonly text: string
  readonly english?: string | null
  readonly look: 'strong' | 'body' | 'quiet'
  /** A name, which keeps its own direction. */
  readonly isOwn?: boolean
}

/** One of the things that a section lists, in three columns. */
export type DocumentRow = readonly [readonly CellText[], readonly CellText[], readonly CellText[]]

export interface DocumentSection {
  readonly heading: string
  readonly rows: readonly DocumentRow[]
}

export interface DocumentPlace {
  /** On one line, as it is written there. */
  readonly address: string
  /** Empty where it is not known. */
  readonly phone: string
  readonly position: GeoPoint | null
}

/** An entry for calendars. */
export interface DocumentEvent {
  /** Tells it from other events of its item, for good; empty for the only one. */
  readonly key: string
  /** What it is called once it is confirmed. */
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly place: (DocumentPlace & { readonly name: string }) | null
  /** Lines of its description, besides those that every event has. */
  readonly lines: readonly string[]
  /** Whether the traveller is busy all the time. */
  readonly isBusy: boolean
}

/** What a kind of product writes of an item, in the document's language. */
export interface DocumentPart {
  readonly place: DocumentPlace | null
  /** Who is asked for on arrival. */
  readonly lead: DocumentFact | null
  /** What staff look for, three on a line of the voucher. */
  readonly facts: readonly DocumentFact[]
  /** The same as a mail lists it. */
  readonly mailFacts: readonly MailFact[]
  readonly sections: readonly DocumentSection[]
  /** Paragraphs that travellers should know. */
  readonly terms: readonly string[]
  readonly events: readonly DocumentEvent[]
}

/** A line of what is paid; a discount or credit is below zero. */
export interface DocumentPriceLine {
  readonly kind: 'item' | 'tax' | 'fee' | 'discount' | 'credit'
  /** In the document's language; null for the name of its kind. */
  readonly label: string | null
  readonly amount: Money
}

/** What the supplier itself takes. */
export interface DocumentDue {
  readonly label: string
  readonly amount: Money
  /** In the currency of the price. */
  readonly estimate: Money | null
  /** Part of the price, and not on top of it. */
  readonly isOfPrice: boolean
}

/** What was lost by a cancellation and what comes back by the way it was paid; `credit` of that which the wallet had given. */
export interface DocumentCancelled {
  readonly at: Date
  readonly penalty: Money
  /** With what had been given back before: the total, the fee and this make a sum. */
  readonly refund: Money
  /** What of it the cancellation brings: nobody is promised what they have already. */
  readonly refundToCome: Money
  readonly credit?: { lost: Money; back: Money }
  /** What of the penalty is still to be paid; left out where nothing is. */
  readonly owed?: Money
}

/** A local time, YYYY-MM-DDTHH:mm:ss, from which cancelling costs the penalty. */
export interface DocumentPenalty {
  readonly from: string
  readonly penalty: Money
}

/** An item of a booking, with everything that is written about it. */
export interface DocumentItem extends DocumentPart {
  readonly id: string
  /** Its place in the booking, counted from 0, for good. */
  readonly line: number
  readonly title: string
  readonly state: ItemDocumentState
  /** The supplier's own number of it; null where it gave none. */
  readonly confirmationNumber: string | null
  /** Local dates, YYYY-MM-DD, and the IANA name of their zone: every date and time of an item is local to it. */
  readonly period: { readonly start: string; readonly end: string; readonly timeZone: string }
  /** How its kind of product words what documents and mails say of every product. */
  readonly texts: { readonly own: Texts; readonly english: Texts }
  /** Its total with its part of the discounts, the lines without; null where nothing is charged for it. */
  readonly price: { readonly lines: readonly DocumentPriceLine[]; readonly total: Money } | null
  readonly due: readonly DocumentDue[]
  /** In the order of time; before the first step cancelling is free. */
  readonly cancellation: { readonly isRefundable: boolean; readonly steps: readonly DocumentPenalty[] }
  /** Once it is cancelled. */
  readonly cancelled: DocumentCancelled | null
}
