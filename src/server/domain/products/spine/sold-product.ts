import { productOf, type ShapesByProduct, type Supplier } from '../../suppliers/port.ts'
import type { ProductShapes, ProductSupplier } from '../../suppliers/product-supplier.ts'
import type { SupplierMap } from '../../suppliers/supplier-map.ts'
import { notSold } from './not-sold.ts'
import type { ProductKind } from './product-kind.ts'

/** What is read of an agency to know what it sells, and from whom. */
export interface SellingAgency {
  readonly bookingMenuItemOptions: readonly { readonly title: string; readonly active: boolean }[]
  /** By product, the name of the supplier that the agency has chosen (`SupplierMap`). */
  readonly suppliers?: Readonly<Partial<Record<string, string>>>
}

/** A product as an agency sells it. */
export interface SoldProduct<Shapes extends ProductShapes = ProductShapes> {
  /** The name of its supplier, which items keep. */
  readonly supplier: string
  readonly isSample: boolean
  readonly from: ProductSupplier<Shapes>
}

type ShapesOf<Product extends string> = Product extends keyof ShapesByProduct
  ? ShapesByProduct[Product]
  : ProductShapes

/**
 * Takes the suppliers, an agency and a product, and gives whom the agency has chosen for it, else the first that supplies it. Throws
 * 404 where the agency does not sell the product (spec §1, bookingMenuItemOptions) or nobody it has chosen supplies it.
 */
export function soldProduct<Product extends string>(
  suppliers: SupplierMap,
  agency: SellingAgency,
  { product, engine }: Pick<ProductKind, 'engine'> & { readonly product: Product },
): SoldProduct<ShapesOf<Product>> {
  const isSold = agency.bookingMenuItemOptions.some(({ title, active }) => active && title === engine)
  const chosen = agency.suppliers?.[product]
  const named = [...suppliers].filter(([name]) => chosen === undefined || name === chosen)
  const found = isSold ? named.find(([, supplier]) => productOf(supplier, product) !== null) : undefined
  if (found === undefined) throw notSold(product)
  const [name, supplier] = found
  return { supplier: name, isSample: supplier.capabilities().isSample, from: suppliedBy(supplier, product) }
}

function suppliedBy<Product extends string>(
  supplier: Supplier,
  product: Product,
): ProductSupplier<ShapesOf<Product>> {
  // `ShapesByProduct` says what each product's supplier speaks of; of a product that it does not name, nothing is known.
  return productOf(supplier, product) as unknown as ProductSupplier<ShapesOf<Product>>
}
