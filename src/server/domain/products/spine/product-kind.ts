import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type {
  ItemAction,
  ItemChange,
  LanguageCode,
  ProductQuestion,
  TravellerRequirement as Wanted,
} from '../../../../contract/types.ts'
import type { Texts } from '../../../kernel/text/texts.ts'
import type { DocumentPart } from '../../documents/document-item.ts'
import type { ItemWriting } from '../../documents/item-writing.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { notSold } from './not-sold.ts'
import type { ScheduledPayment } from './scheduled-payment.ts'
import type { SoldPolicy } from './sold-policy.ts'

/** When an item takes place, at its own clocks. */
export interface ItemPeriod {
  /** Local dates, YYYY-MM-DD. */
  readonly start: string
  readonly end: string
  /** IANA name of the zone of `start`. */
  readonly timeZone: string
}

/** An item in a line of a list. */
export interface ItemSummary {
  readonly title: string
  readonly place: string
  readonly picture: string
  /** People of any age. */
  readonly guests: number
}

export interface QuoteMoment {
  readonly geo: Pick<Geo, 'timeZoneAt'>
  readonly clock: () => Date
}

/**
 * Everything in which one product differs from another, as far as quotes, bookings and proposals ask. `Subject` is what exactly is
 * quoted, in the product's own shape. The spine knows no product by name: it asks the kind that a quote or an item names.
 */
export interface ProductKind<Subject extends object = object> {
  /** As quotes, items, proposals, promotions and rules of markup name it. */
  readonly product: string
  /** The title of its engine in an agency's `bookingMenuItemOptions` (spec §1). */
  readonly engine: string
  /** Throws 422 with each field that keeps the subject from being booked at this moment. */
  requireQuotable(subject: Subject, moment: QuoteMoment): void
  /** Where it lies for rules of markup, in degrees; null where nobody knows. */
  positionOf(subject: Subject): GeoPoint | null
  periodOf(subject: Subject): ItemPeriod
  /** When its total (minor units) is paid, and to whom. */
  scheduleOf(subject: Subject, total: number): ScheduledPayment[]
  /** What travellers may do with it once it is booked, where its supplier and its state allow it too. */
  actionsOf(subject: Subject): readonly ItemAction[]
  /**
   * Takes a change that a traveller asks for and gives it as its supplier is asked for it (`ProductBooking.amendQuote`). Throws 422 with
   * each field that keeps it from being made at this moment. Left out where nothing of the product is ever changed.
   */
  changeOf?(subject: Subject, change: ItemChange, moment: QuoteMoment): object
  /** Each person who has to be named, with what is asked of them. */
  partyOf(requirements: readonly TravellerRequirement[], subject: Subject): Wanted[]
  /** What has to be answered besides, of the party or of each person who is named. */
  questionsOf(subject: Subject): ProductQuestion[]
  /** The fields by which the contract's quotes, bookings and proposals say what it is. */
  shown(subject: Subject, policy: SoldPolicy): object
  summaryOf(subject: Subject): ItemSummary
  /** How documents and mails word, of this product, what they say of every product, and what they say besides; by key. */
  texts(language: LanguageCode): Texts
  /** What a booking's documents say of it, in their words. */
  documentPart(subject: Subject, writing: ItemWriting): DocumentPart
}

/** The kinds of product that can be booked, by product. */
export type ProductKinds = ReadonlyMap<string, ProductKind>

/** Gives the kind of a product that a call names; throws 404 for one that this server does not sell. */
export function requireKind(product: string, kinds: ProductKinds): ProductKind {
  const kind = kinds.get(product)
  if (kind === undefined) throw notSold(product)
  return kind
}

/** Gives the kind of a product that was quoted or booked; throws for one that this server does not know. */
export function kindOf({ product }: { readonly product: string }, kinds: ProductKinds): ProductKind {
  const kind = kinds.get(product)
  if (kind === undefined) throw new Error(`this server knows no product ${product}`)
  return kind
}
