import type { LateTexts } from '@livery/platform'
import type { ComponentType } from 'react'
import type { ApiClient } from '../../../../api/client.ts'
import type { ProductEntry } from '../../../../contract/products.ts'
import type { DrawnHead, DrawnPageInput, DrawnQuery } from '../../../../contract/remote-part.ts'
import type { BookingItem, BookingSummary, ItemChange, ProductQuestion } from '../../../../contract/types.ts'
import type { FieldOf } from '../checkout/use-form-fields.ts'
import type { BookedItem } from '../item/booked-item.ts'
import type { ChangedFact, ItemFacts, PartyGroup, PriceUnit, TripTexts } from '../item/item-facts.ts'

/** What the spine knows of a product before its code loads: one entry of `products/registry.ts`. */
export interface ProductView extends Pick<ProductEntry, 'path' | 'checkoutPath' | 'confirmationPaths'> {
  /** Its key in quotes, bookings and texts. */
  readonly product: string
  /** Route pattern of a proposal's page, with `:proposalId`. */
  readonly proposalPath: string
  readonly pages: readonly ProductPage[]
  readonly loadPieces: () => Promise<LoadedProductView>
  /** Texts needed wherever an item of the product is shown, including the spine's texts. */
  readonly texts: LateTexts
  /** Further texts of the product's own pages. */
  readonly pageTexts: LateTexts
}

/** A page of the product's own: its search, its results, its details. */
export interface ProductPage {
  path: string
  load: () => Promise<ComponentType>
  /** Set if the server draws the page's first view: loads the function that names its data. */
  loadQueries?: () => Promise<(input: PageQueryInput) => readonly DrawnQuery[]>
  /** Loads the function that describes the page from its data; only the server calls it. */
  loadHead?: () => Promise<(input: PageHeadInput) => DrawnHead>
}

/** What a page's data follows from, on the server and in the browser. */
export interface PageQueryInput extends Omit<DrawnPageInput, 'client'> {
  client: ApiClient
}

/** What a page's head follows from. */
export interface PageHeadInput extends PageQueryInput {
  /** Returns the data of a query; undefined if it has not answered. */
  read: <Data>(query: AnsweredQuery<Data>) => Data | undefined
  /** Returns a text of the product or the spine. */
  text: (key: string, values?: Readonly<Record<string, unknown>>) => string
}

interface AnsweredQuery<Data> extends DrawnQuery {
  queryFn: (context: never) => Promise<Data>
}

export interface ItemProps {
  item: BookedItem
}

export interface QuestionFieldProps {
  question: ProductQuestion
  field: FieldOf
  /** Name of the answer's field. */
  name: string
}

export interface ChangeFormProps extends ItemProps {
  /** The booking's. */
  reference: string
  /** Who travels, in the order of the item's people. */
  party: BookingItem['party']
  isBusy: boolean
  /** Receives the requested change. */
  onRequest: (change: ItemChange) => void
}

/** The product's components and functions for the spine, loaded with the first page that shows one of its items. */
export interface LoadedProductView {
  factsOf: (item: BookedItem) => ItemFacts
  /** Returns the item's own page for the same dates and people; `along` are parameters to carry over. */
  offerHref: (item: BookedItem, along?: URLSearchParams) => string
  /** The same for the same people, to choose other dates. */
  againHref: (item: BookedItem) => string
  /** Returns the page that a checkout's address came from; null if it names none. `today` is YYYY-MM-DD. */
  checkoutOrigin: (params: URLSearchParams, today: string) => string | null
  usePartyGroups: () => (item: BookedItem) => readonly PartyGroup[]
  /** Null if there is only a total. */
  usePriceUnit: () => (item: BookedItem) => PriceUnit | null
  useTripTexts: () => (trip: BookingSummary) => TripTexts
  /** Returns the facts that differ between an item before and after a change. */
  useChangedFacts: () => (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[]
  /** What the traveller does on arrival; with `isForClient`, about an agent's client. */
  useArrivalStep: () => (item: BookedItem, isForClient: boolean) => string
  /** An item in full, as a section of a page. */
  Card: ComponentType<ItemProps & { showsTerms?: boolean; hasName?: boolean }>
  /** An item at the top of a checkout's summary. */
  Summary: ComponentType<ItemProps>
  /** Start time and place in one line. */
  Arrival: ComponentType<ItemProps>
  /** The product's own questions besides names. */
  Questions: ComponentType<ItemProps & { field: FieldOf }>
  /** Returns a typed name as tickets print it; empty if they cannot. Missing if any name is possible. */
  ticketName?: (name: string) => string
  /** Controls of questions that the spine's would not do justice, by the question's code. */
  questionFields?: Readonly<Partial<Record<string, ComponentType<QuestionFieldProps>>>>
  /** Loads the form in which travellers request a change; missing if the product's items cannot change. */
  loadChangeForm?: () => Promise<ComponentType<ChangeFormProps>>
  /**
   * Loads other offers: for the checkout's address if its rate is sold out, or in place of an item that its supplier
   * rejected. Without an address or an item that it can read, it renders nothing.
   */
  loadAlternatives: () => Promise<ComponentType<Partial<ItemProps>>>
  /** Loads the recent searches of this browser. */
  loadRecent: () => Promise<ComponentType>
}
