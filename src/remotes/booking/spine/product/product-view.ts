import type { LateTexts } from '@livery/platform'
import type { ComponentType } from 'react'
import type { ProductEntry } from '../../../../contract/products.ts'
import type { BookingSummary, ItemChange } from '../../../../contract/types.ts'
import type { FieldOf } from '../checkout/use-form-fields.ts'
import type { BookedItem } from '../item/booked-item.ts'
import type { ChangedFact, ItemFacts, PartyGroup, PriceUnit, TripTexts } from '../item/item-facts.ts'

/** What the spine knows of a product before any of its code is fetched: one entry of `products/registry.ts`. */
export interface ProductView extends Pick<ProductEntry, 'path' | 'checkoutPath' | 'confirmationPaths'> {
  /** Its key, by which quotes, bookings and texts name it. */
  readonly product: string
  /** Pattern of a proposal's page, with `:proposalId`. */
  readonly proposalPath: string
  readonly pages: readonly ProductPage[]
  readonly loadPieces: () => Promise<ProductPieces>
  /** What it says wherever an item of it is shown, the words of the spine among them. */
  readonly texts: LateTexts
  /** What only pages of its own say beside that. */
  readonly pageTexts: LateTexts
}

/** A page of the product's own: its search, its results, its details. */
export interface ProductPage {
  path: string
  load: () => Promise<ComponentType>
}

export interface ItemProps {
  item: BookedItem
}

export interface ChangeFormProps extends ItemProps {
  isBusy: boolean
  /** Told what is asked for. */
  onAsk: (change: ItemChange) => void
}

/** What the spine draws of a product and asks of it, fetched with the first page that shows an item of it. */
export interface ProductPieces {
  factsOf: (item: BookedItem) => ItemFacts
  /** The item's own page, for the same dates and people; `along` are an address's parameters that go there too. */
  offerHref: (item: BookedItem, along?: URLSearchParams) => string
  /** The same, for the same people on other dates. */
  againHref: (item: BookedItem) => string
  /** The page that a checkout's address came from; null where it names none. `today` is YYYY-MM-DD. */
  checkoutOrigin: (params: URLSearchParams, today: string) => string | null
  usePartyGroups: () => (item: BookedItem) => readonly PartyGroup[]
  /** Null where the total is all that is told. */
  usePriceUnit: () => (item: BookedItem) => PriceUnit | null
  useTripTexts: () => (trip: BookingSummary) => TripTexts
  /** What differs between an item before a change and after it; what is the same is left out. */
  useChangedFacts: () => (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[]
  /** What the traveller does on the day, said of an agent's client where it is one's. */
  useArrivalStep: () => (item: BookedItem, isForClient: boolean) => string
  /** An item in full, as a section of a page. */
  Card: ComponentType<ItemProps & { showsTerms?: boolean; hasName?: boolean }>
  /** An item at the head of what a checkout costs. */
  Summary: ComponentType<ItemProps>
  /** When and where it begins, in a line. */
  Arrival: ComponentType<ItemProps>
  /** What the product asks beside names. */
  Questions: ComponentType<ItemProps & { field: FieldOf }>
  /** Fetches the form in which travellers request a change; left out if the product's items never change. */
  loadChangeForm?: () => Promise<ComponentType<ChangeFormProps>>
  /** Fetches other offers, shown when what the checkout's address names is sold out. */
  loadAlternatives: () => Promise<ComponentType>
  /** Fetches the searches that this browser remembers. */
  loadRecent: () => Promise<ComponentType>
}
