import type { FailedCharge } from '../../../contract/failed-charge.ts'
import type { LanguageCode, ThemeInput } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { PaymentState } from '../payments/payment-states.ts'
import type { DocumentItem, DocumentPriceLine, ItemDocumentState } from './document-item.ts'

/** The state of a booking's document, which follows from its items. */
export type DocumentState = ItemDocumentState | 'partly_confirmed'

/** The agency's branding in the version that the booking was made in. */
export interface DocumentBrand {
  id: string
  name: string
  /** The file of the logo, SVG or raster; null if there is none. */
  logo: Uint8Array<ArrayBuffer> | null
  primaryColor: string
  theme: ThemeInput | undefined
  /** Empty if the agency shows none. */
  email: string
  phone: string
  address: readonly string[]
  /** Origin of the agency's site, such as `https://agency.example`. */
  site: string
}

export interface DocumentTraveller {
  readonly name: string
  /** Their group, from 0: a room, a cabin. */
  readonly group: number
  /** Responsible for the group. */
  readonly isLead: boolean
  /** A child's age on the first day. */
  readonly age: number | null
}

/** An entry of the payment schedule. */
export interface DocumentPayment {
  /** Local date, YYYY-MM-DD; null with the booking. */
  readonly dueOn: string | null
  readonly to: 'agency' | 'supplier'
  readonly amount: Money
  /** Null if no payment was begun or is in progress. `failed` is tried again, `overdue` is not. */
  readonly state: PaymentState | 'failed' | 'overdue' | null
  /** Why the last charge failed; null if none did, or it is paid. */
  readonly failure: FailedCharge | null
  readonly refunded: Money
}

/**
 * All that documents show of a booking: voucher, calendar file and mails read nothing else, so that equal values give
 * equal bytes. Each product's kind writes its own part.
 */
export interface BookingDocument {
  brand: DocumentBrand
  language: LanguageCode
  /** The locale of numbers and dates (`localeOf`). */
  locale: string
  paper: 'A4' | 'Letter'
  reference: string
  state: DocumentState
  bookedAt: Date
  /** When it last changed, and how often it had changed: calendars keep the highest number. */
  changedAt: Date
  changes: number
  /**
   * The booking's page, for readers who may already see it: it contains no access key. Null if there is no such page.
   */
  link: string | null
  /** Everyone who is named, item by item; each item also has its own. */
  party: readonly DocumentTraveller[]
  /** At least one. */
  items: readonly [DocumentItem, ...DocumentItem[]]
  price: { discounts: readonly DocumentPriceLine[]; total: Money }
  /** Earliest first; empty if nothing is to be paid. */
  payments: readonly DocumentPayment[]
  /** The travellers' requests, as they wrote them. */
  requests: string
}
