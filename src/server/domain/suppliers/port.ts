import type { Product } from '../../../contract/products.ts'
import type { ActivityCriteria, ActivityOffer } from './activity-offer.ts'
import type { CarCriteria, CarOffer } from './car-offer.ts'
import type { HotelCriteria, HotelOffer } from './hotel-offer.ts'
import type { HotelShapes } from './hotel-shapes.ts'
import type { ProductShapes, ProductSupplier } from './product-supplier.ts'
import type {
  ResortAvailabilityCriteria,
  ResortCriteria,
  ResortOffer,
  ResortRegion,
  ResortSuggestion,
  UnitAvailability,
} from './resort-offer.ts'
import type { ShipLine } from './ship-line.ts'

/** The shapes of each product that is supplied from search to cancellation. */
export interface ShapesByProduct {
  readonly hotel: HotelShapes
}

/** What a supplier has of each product; none of those that it does not supply. */
export type SuppliedProducts = {
  readonly [Name in keyof ShapesByProduct]?: ProductSupplier<ShapesByProduct[Name]>
}

export interface Capabilities {
  readonly name: string
  /** True when what is offered is made up, so that nobody takes it for something they can travel to. */
  readonly isSample: boolean
  readonly products: readonly Product[]
}

/** A place of a sample supplier at which everything goes as its name says. */
export interface NamedPoint {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * A source of travel products. A place without anything on sale gives an empty list; criteria arrive checked, and only a
 * failure of the supplier itself rejects.
 */
export interface Supplier {
  capabilities(): Capabilities
  /** Places that a sample supplier acts something out at; none of every real one. */
  readonly scriptedPlaces?: readonly NamedPoint[]
  /** Each product from search to cancellation. */
  readonly products: SuppliedProducts
  hotelDeals(criteria: HotelCriteria): Promise<HotelOffer[]>
  activityDeals(criteria: ActivityCriteria): Promise<ActivityOffer[]>
  carDeals(criteria: CarCriteria): Promise<CarOffer[]>
  resortDeals(criteria: ResortCriteria): Promise<ResortOffer[]>
  shipLines(): Promise<ShipLine[]>
  /** Without ids every region; with ids the regions and subregions so named, in that order, unknown ones left out. */
  resortRegions(ids?: readonly string[]): Promise<ResortRegion[]>
  /** The subregions of these regions. */
  resortSubregions(regionIds: readonly string[]): Promise<ResortRegion[]>
  resortSuggest(text: string, limit: number): Promise<ResortSuggestion[]>
  /** Cheapest unit first; null for a resort that there is not. */
  resortAvailability(criteria: ResortAvailabilityCriteria): Promise<UnitAvailability[] | null>
}

/** Gives what a supplier has of a product by the product's name; null where it supplies none of it. */
export function productOf(
  { products }: Pick<Supplier, 'products'>,
  product: string,
): ProductSupplier<ProductShapes> | null {
  const byName: Readonly<Record<string, ProductSupplier<ProductShapes> | undefined>> = products
  return Object.hasOwn(byName, product) ? (byName[product] ?? null) : null
}
