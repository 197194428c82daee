import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { Texts } from '../../kernel/text/texts.ts'
import type { ItemPeriod } from './item-period.ts'

/** The states of an item that documents show; items that are only held or have lapsed are not shown. */
export type ItemDocumentState =
  | 'pending'
  | 'confirmed'
  | 'rejected'
  | 'cancellation_requested'
  | 'cancelled'
  | 'completed'

/** Text in the document's language, and in English for staff who do not read it; null if the document is English. */
export interface Worded {
  readonly own: string
  readonly english: string | null
}

/** A fact that staff look for: its name, its value and details. */
export interface DocumentFact {
  readonly label: Worded
  readonly value: string
  /** A name or number, which keeps its own text direction. */
  readonly isOwn?: boolean
  readonly more?: Worded
}

/** A fact as mails show it; line breaks are preserved. */
export interface MailFact {
  readonly label: string
  readonly value: string
}

/** Text of a cell that begins on a new line. */
export interface CellText {
  readonly text: string
  readonly english?: string | null
  readonly look: 'strong' | 'body' | 'quiet'
  /** A name, which keeps its own text direction. */
  readonly isOwn?: boolean
  /** Set if the text is also drawn as a code: its form, and its name for screen readers. */
  readonly code?: { readonly format: CodeFormat; readonly name: string }
}

/** How a text is drawn for scanners. */
export type CodeFormat = 'qr' | 'aztec' | 'code128'

/** A row of a section's list, in three columns. */
export type DocumentRow = readonly [readonly CellText[], readonly CellText[], readonly CellText[]]

export interface DocumentSection {
  readonly heading: string
  readonly rows: readonly DocumentRow[]
}

export interface DocumentPlace {
  /** On one line, in the local format. */
  readonly address: string
  /** Empty if unknown. */
  readonly phone: string
  readonly position: GeoPoint | null
}

/** An entry for calendars. */
export interface DocumentEvent {
  /** Permanently distinguishes the events of an item; empty for the only one. */
  readonly key: string
  /** Its title once it is confirmed. */
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly place: (DocumentPlace & { readonly name: string }) | null
  /** Lines of its description, besides those of every event. */
  readonly lines: readonly string[]
  /** Whether the event blocks the traveller's time. */
  readonly isBusy: boolean
}

/** What a kind of product writes about an item, in the document's language. */
export interface DocumentPart {
  readonly place: DocumentPlace | null
  /** The guest whose name the reservation is under. */
  readonly lead: DocumentFact | null
  /** Facts for staff, three on a line of the voucher. */
  readonly facts: readonly DocumentFact[]
  /** The same facts as a mail lists them. */
  readonly mailFacts: readonly MailFact[]
  readonly sections: readonly DocumentSection[]
  /** Paragraphs of terms for travellers. */
  readonly terms: readonly string[]
  readonly events: readonly DocumentEvent[]
}

/** A line of the price; discounts and credits are negative. */
export interface DocumentPriceLine {
  readonly kind: 'item' | 'tax' | 'fee' | 'discount' | 'credit'
  /** In the document's language; null for the name of its kind. */
  readonly label: string | null
  readonly amount: Money
}

/** A charge that the supplier collects itself. */
export interface DocumentDue {
  readonly label: string
  readonly amount: Money
  /** In the currency of the price. */
  readonly estimate: Money | null
  /** Part of the price, and not on top of it. */
  readonly isOfPrice: boolean
}

/** A cancellation's fee and its refund to the original method; `credit` is the part returned to the wallet. */
export interface DocumentCancelled {
  readonly at: Date
  readonly penalty: Money
  /** Including earlier refunds, so that fee and refund add up to the total. */
  readonly refund: Money
  /** The part that the cancellation itself refunds, because earlier refunds must not be promised again. */
  readonly refundToCome: Money
  readonly credit?: { lost: Money; back: Money }
  /** The part of the fee that is still to be paid; absent if nothing. */
  readonly owed?: Money
}

/** A local time, YYYY-MM-DDTHH:mm:ss, from which the penalty applies. */
export interface DocumentPenalty {
  readonly from: string
  readonly penalty: Money
}

/** An item of a booking, with all that documents show of it. */
export interface DocumentItem extends DocumentPart {
  readonly id: string
  /** Its permanent position in the booking, from 0. */
  readonly line: number
  readonly title: string
  readonly state: ItemDocumentState
  /** The supplier's own number; null if it has none. */
  readonly confirmationNumber: string | null
  /** Local dates, YYYY-MM-DD, with the IANA name of their zone: all dates and times of an item are local. */
  readonly period: ItemPeriod
  /** The product's own wording of texts that documents and mails have for every product. */
  readonly texts: { readonly own: Texts; readonly english: Texts }
  /** Its total after its part of the discounts, lines before them; null if nothing is charged for it. */
  readonly price: { readonly lines: readonly DocumentPriceLine[]; readonly total: Money } | null
  readonly due: readonly DocumentDue[]
  /** In order of time; cancelling is free before the first step, unless that was past at the booking. */
  readonly cancellation: {
    readonly isRefundable: boolean
    readonly isNeverFree?: true
    readonly steps: readonly DocumentPenalty[]
  }
  /** Present once it is cancelled. */
  readonly cancelled: DocumentCancelled | null
}
