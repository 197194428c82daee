import type { Product } from '../../../contract/products.ts'
import type { ActivityCriteria, ActivityOffer } from './activity-offer.ts'
import type { ActivityShapes } from './activity-shapes.ts'
import type { CarCriteria, CarOffer } from './car-offer.ts'
import type { CarShapes } from './car-shapes.ts'
import type { FlightShapes } from './flight-shapes.ts'
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
import type { ResortShapes } from './resort-shapes.ts'
import type { ShipLine } from './ship-line.ts'

/** The shapes of each product that is supplied from search to cancellation. */
export interface ShapesByProduct {
  readonly hotel: HotelShapes
  readonly activity: ActivityShapes
  readonly car: CarShapes
  readonly flight: FlightShapes
  readonly resort: ResortShapes
}

/** A supplier's part for each product; absent for products that it does not supply. */
export type SuppliedProducts = {
  readonly [Name in keyof ShapesByProduct]?: ProductSupplier<ShapesByProduct[Name]>
}

export interface Capabilities {
  readonly name: string
  /** True if the offers are invented, so that pages can say that they cannot be travelled to. */
  readonly isSample: boolean
  readonly products: readonly Product[]
}

/** A place of a sample supplier that acts out its name. */
export interface NamedPoint {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** An airport of a sample supplier's route that acts out its name. */
export interface NamedAirport {
  readonly code: string
  readonly name: string
}

/**
 * A source of travel products. Returns an empty list for a place without offers. Criteria arrive validated; calls
 * reject only if the supplier itself fails.
 */
export interface Supplier {
  capabilities(): Capabilities
  /** Places at which a sample supplier acts something out, by product; absent for real suppliers. */
  readonly scriptedPlaces?: Partial<Readonly<Record<Product, readonly NamedPoint[]>>>
  /** The same for journeys by air. */
  readonly scriptedAirports?: readonly NamedAirport[]
  /** Each product, from search to cancellation. */
  readonly products: SuppliedProducts
  hotelDeals(criteria: HotelCriteria): Promise<HotelOffer[]>
  activityDeals(criteria: ActivityCriteria): Promise<ActivityOffer[]>
  carDeals(criteria: CarCriteria): Promise<CarOffer[]>
  resortDeals(criteria: ResortCriteria): Promise<ResortOffer[]>
  shipLines(): Promise<ShipLine[]>
  /** Every region without ids; otherwise the named regions and subregions in that order, without unknown ones. */
  resortRegions(ids?: readonly string[]): Promise<ResortRegion[]>
  /** The subregions of these regions. */
  resortSubregions(regionIds: readonly string[]): Promise<ResortRegion[]>
  resortSuggest(text: string, limit: number): Promise<ResortSuggestion[]>
  /** Cheapest unit first; null for an unknown resort. */
  resortAvailability(criteria: ResortAvailabilityCriteria): Promise<UnitAvailability[] | null>
}

/** Returns a supplier's part for a product by name; null if it does not supply it. */
export function productOf(
  { products }: Pick<Supplier, 'products'>,
  product: string,
): ProductSupplier<ProductShapes> | null {
  const byName: Readonly<Record<string, ProductSupplier<ProductShapes> | undefined>> = products
  return Object.hasOwn(byName, product) ? (byName[product] ?? null) : null
}
