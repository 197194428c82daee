import type { FailedCharge } from '../../../contract/failed-charge.ts'
import type { LanguageCode, ThemeInput } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { PaymentState } from '../payments/payment-states.ts'
import type { DocumentItem, DocumentPriceLine, ItemDocumentState } from './document-item.ts'

/** What a booking is, which follows from its items. */
export type DocumentState = ItemDocumentState | 'partly_confirmed'

/** How the agency looked in the version that the booking was made in. */
export interface DocumentBrand {
  id: string
  name: string
  /** The file of the logo, SVG or raster; null where there is none. */
  logo: Uint8Array<ArrayBuffer> | null
  primaryColor: string
  theme: ThemeInput | undefined
  /** Empty where the agency shows none. */
  email: string
  phone: string
  address: readonly string[]
  /** Origin of the agency's site, such as `https://agency.example`. */
  site: string
}

export interface DocumentTraveller {
  readonly name: string
  /** Whom it counts among, from 0: a room, a cabin. */
  readonly group: number
  /** Who answers for the group. */
  readonly isLead: boolean
  /** Of a child, on the first day. */
  readonly age: number | null
}

/** An entry of the payment schedule. */
export interface DocumentPayment {
  /** Local date, YYYY-MM-DD; null with the booking. */
  readonly dueOn: string | null
  readonly to: 'agency' | 'supplier'
  readonly amount: Money
  /** Null where no payment was begun, or none is under way. `failed` is tried again, `overdue` is not. */
  readonly state: PaymentState | 'failed' | 'overdue' | null
  /** Why the last attempt to charge it failed; null where none did, or it is paid. */
  readonly failure: FailedCharge | null
  readonly refunded: Money
}

/**
 * Everything that is written about a booking: voucher, calendar file and mails say what stands here and read nothing else, so that the
 * same value gives the same bytes. What is about a product was written by its kind.
 */
export interface BookingDocument {
  brand: DocumentBrand
  language: LanguageCode
  /** How numbers and dates are written (`localeOf`). */
  locale: string
  paper: 'A4' | 'Letter'
  reference: string
  state: DocumentState
  bookedAt: Date
  /** When it last became what it is, and how often it had changed by then: calendars take the highest number. */
  changedAt: Date
  changes: number
  /** Where the booking is looked at by who may see it: nothing in it lets anybody in. Null where there is no such page. */
  link: string | null
  /** Everybody who is named, item by item; each item is written with its own. */
  party: readonly DocumentTraveller[]
  /** One at least. */
  items: readonly [DocumentItem, ...DocumentItem[]]
  price: { discounts: readonly DocumentPriceLine[]; total: Money }
  /** The first due first; none where nothing is to be paid. */
  payments: readonly DocumentPayment[]
  /** What the travellers asked for, as they wrote it. */
  requests: string
}
