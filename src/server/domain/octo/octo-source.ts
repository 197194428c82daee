import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { ActivityShapes } from '../suppliers/activity-shapes.ts'
import type { ProductSupplier } from '../suppliers/product-supplier.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import type { OctoCurrencies } from './octo-product.ts'
import type { OctoPrice } from './octo-record.ts'

/** What OCTO's operations need of an agency and its supplier. */
export interface OctoSource {
  readonly activities: ProductSupplier<ActivityShapes>
  readonly currencies: OctoCurrencies
  /** The public price: a reseller never learns the wholesale rate. */
  priced(price: SupplierPrice, position: GeoPoint, currency: string): Promise<OctoPrice>
  /** The place whose activities are listed. */
  readonly home: GeoPoint
  readonly clock: () => Date
}
