import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type {
  FieldError,
  ItemAction,
  ItemChange,
  LanguageCode,
  Party,
  ProductQuestion,
  TravellerRequirement as Wanted,
} from '../../../../contract/types.ts'
import type { Texts } from '../../../kernel/text/texts.ts'
import type { DocumentPart } from '../../documents/document-item.ts'
import type { ItemPeriod } from '../../documents/item-period.ts'
import type { ItemWriting } from '../../documents/item-writing.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { notSoldProblem } from './not-sold-problem.ts'
import type { ScheduledPayment } from './scheduled-payment.ts'
import type { SoldPolicy } from './sold-policy.ts'

/** An item as a line of a list. */
export interface ItemSummary {
  readonly title: string
  readonly place: string
  readonly picture: string
  /** Guests of any age. */
  readonly guests: number
}

/** The two clocks of something that is held now and paid later; ISO 8601. */
export interface PayLaterTerms {
  /** Null if only the places are held: the price is then quoted again at the payment. */
  readonly priceUntil: string | null
  /** Without payment the places are released then. */
  readonly payBy: string
}

/** Questions whose answers may change after the booking. */
export interface LaterQuestions {
  readonly questions: ProductQuestion[]
  /** ISO 8601. */
  readonly until: string
}

export interface QuoteMoment {
  readonly geo: Pick<Geo, 'timeZoneAt'>
  readonly clock: () => Date
}

/**
 * Everything that is specific to one product, for quotes, bookings and proposals. `Subject` is what is quoted, in the
 * product's own shape. The spine knows no product by name: it uses the kind that a quote or an item names.
 */
export interface ProductKind<Subject extends object = object> {
  /** Its name in quotes, items, proposals, discount codes and markup rules. */
  readonly product: string
  /** The title of its engine in an agency's `bookingMenuItemOptions` (spec §1). */
  readonly engine: string
  /** Throws 422 with each field that prevents the subject from being booked now. */
  requireQuotable(subject: Subject, moment: QuoteMoment): void
  /** Its position for markup rules, in degrees; null if unknown. */
  positionOf(subject: Subject): GeoPoint | null
  periodOf(subject: Subject): ItemPeriod
  /** When its total (minor units) is paid, and to whom. */
  scheduleOf(subject: Subject, total: number): ScheduledPayment[]
  /** Until when it can be held without payment; null or absent if it cannot. */
  payLaterOf?(subject: Subject): PayLaterTerms | null
  /** What travellers may do with it once it is booked, if its supplier and state allow it too. */
  actionsOf(subject: Subject): readonly ItemAction[]
  /** The local date, YYYY-MM-DD, from which it can no longer be changed; absent if the day on which it begins. */
  changesEndOn?(subject: Subject): string
  /**
   * Returns a requested change in the supplier's format (`ProductBooking.amendQuote`). Throws 422 with each field
   * that prevents it now. Absent if the product cannot be changed.
   */
  changeOf?(subject: Subject, change: ItemChange, moment: QuoteMoment): object
  /**
   * Returns the indexes of the travellers who stay after a change, in order. Absent if the change leaves open who
   * travels.
   */
  stayingOf?(subject: Subject, change: ItemChange): readonly number[]
  /** Each traveller to name, with what is required of them. */
  partyOf(requirements: readonly TravellerRequirement[], subject: Subject): Wanted[]
  /** Whether travellers may give a document that is not required; by default they may not. */
  takesDocuments?(subject: Subject): boolean
  /** The further questions, to the party or to each named traveller. */
  questionsOf(subject: Subject): ProductQuestion[]
  /** The questions that travellers may answer again once it is booked, and until when; null or absent for none. */
  laterQuestionsOf?(subject: Subject): LaterQuestions | null
  /** Returns what else prevents a party from being booked, by field; `at` is the party's own. */
  partyErrors?(subject: Subject, party: Party, at: string): FieldError[]
  /** The product's fields in the contract's quotes, bookings and proposals; tickets exist once it is confirmed. */
  shown(subject: Subject, policy: SoldPolicy, tickets?: readonly SupplierTicket[]): object
  summaryOf(subject: Subject): ItemSummary
  /** The product's texts in documents and mails, by key: the common ones in its words, and its own. */
  texts(language: LanguageCode): Texts
  /** What a booking's documents say about it. */
  documentPart(subject: Subject, writing: ItemWriting): DocumentPart
}

/** The kinds of product that can be booked, by product. */
export type ProductKinds = ReadonlyMap<string, ProductKind>

/** Returns the kind of a product that a call names; throws 404 if this server does not sell it. */
export function requireKind(product: string, kinds: ProductKinds): ProductKind {
  const kind = kinds.get(product)
  if (kind === undefined) throw notSoldProblem(product)
  return kind
}

/** Returns the kind of a quoted or booked product; throws if this server does not know it. */
export function kindOf({ product }: { readonly product: string }, kinds: ProductKinds): ProductKind {
  const kind = kinds.get(product)
  if (kind === undefined) throw new Error(`this server knows no product ${product}`)
  return kind
}
