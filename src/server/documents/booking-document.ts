import type { LanguageCode, ThemeInput } from '../../contract/types.ts'
import type { PaymentState } from '../booking/payment-states.ts'
import type { GeoPoint } from '../geo/geo-point.ts'
import type { Board, RoomBed, RoomType } from '../suppliers/hotel-room.ts'
import type { Money } from '../suppliers/money.ts'

/** What a booking can be when something is written about it; of what was only held nothing is. */
export type DocumentState =
  | 'pending'
  | 'confirmed'
  | 'rejected'
  | 'cancellation_requested'
  | 'cancelled'
  | 'completed'

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

/** The house, with its clocks: every date and time of a document is local to it. */
export interface DocumentProperty {
  name: string
  address: { line: string; city: string; country: string }
  position: GeoPoint
  /** As the house writes it; empty where it is not known. */
  phone: string
  /** IANA name. */
  timeZone: string
  /** HH:mm; `until` null: at any hour. */
  checkIn: { from: string; until: string | null }
  checkOut: { until: string }
}

export interface DocumentRoom extends Pick<RoomType, 'kind' | 'view'> {
  beds: readonly RoomBed[]
  board: Board
  adults: number
  childAges: readonly number[]
}

export interface DocumentTraveller {
  name: string
  /** Index of the room they sleep in. */
  room: number
  /** Who checks in. */
  isLead: boolean
  /** Of a child, on the day of arrival. */
  age: number | null
}

/** A line of what the agency asks; a discount or credit is below zero. */
export interface DocumentPriceLine {
  kind: 'rooms' | 'tax' | 'fee' | 'discount' | 'credit'
  /** In the document's language; null for the name of its kind. */
  label: string | null
  amount: Money
}

/** What the house itself takes, beside the price. */
export interface DocumentDue {
  label: string
  amount: Money
  /** In the currency of the price. */
  estimate: Money | null
}

export interface DocumentPayment {
  /** Where the price is paid. */
  at: 'now' | 'property'
  /** Null where no payment was begun. */
  state: PaymentState | null
  captured: Money
  refunded: Money
}

/** What was lost by a cancellation and what comes back by the way it was paid; `credit` of that which the wallet had given. */
export interface DocumentCancelled {
  at: Date
  penalty: Money
  /** With what had been given back before: the total, the fee and this make a sum. */
  refund: Money
  /** What of it the cancellation brings: nobody is promised what they have already. */
  refundToCome: Money
  credit?: { lost: Money; back: Money }
}

/** A local time, YYYY-MM-DDTHH:mm:ss, from which cancelling costs the penalty. */
export interface DocumentPenalty {
  from: string
  penalty: Money
}

/**
 * Everything that is written about a booking of a hotel: voucher, calendar file and mails say what stands here and read
 * nothing else, so that the same value gives the same bytes.
 */
export interface BookingDocument {
  brand: DocumentBrand
  language: LanguageCode
  /** How numbers and dates are written (`localeOf`). */
  locale: string
  paper: 'A4' | 'Letter'
  reference: string
  /** The house's own number of it; null where it gave none. */
  confirmationNumber: string | null
  state: DocumentState
  bookedAt: Date
  /** When it last became what it is, and how often it had changed by then: calendars take the highest number. */
  changedAt: Date
  changes: number
  /** Where the booking is looked at by who may see it: nothing in it lets anybody in. Null where there is no such page. */
  link: string | null
  property: DocumentProperty
  /** Local dates, YYYY-MM-DD. */
  arrival: string
  departure: string
  rooms: readonly DocumentRoom[]
  travellers: readonly DocumentTraveller[]
  /** In the order of time; before the first step cancelling is free. */
  cancellation: { isRefundable: boolean; steps: readonly DocumentPenalty[] }
  /** Once it is cancelled. */
  cancelled: DocumentCancelled | null
  price: { lines: readonly DocumentPriceLine[]; total: Money; due: readonly DocumentDue[] }
  payment: DocumentPayment
  /** What the travellers asked for, as they wrote it. */
  requests: string
  /** Paragraphs, in the document's language. */
  terms: readonly string[]
}
