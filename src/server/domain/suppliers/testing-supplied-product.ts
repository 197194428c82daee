import type { ShapesByProduct, Supplier } from './port.ts'
import type { ProductSupplier } from './product-supplier.ts'

type Products = { [Product in keyof ShapesByProduct]: ProductSupplier<ShapesByProduct[Product]> }

/** Returns a supplier's part for a product that it is known to supply. */
export function suppliedProduct<Product extends keyof Products>(
  { products }: Supplier,
  product: Product,
): Products[Product] {
  const found = products[product] as Products[Product] | undefined
  if (found === undefined) throw new Error(`the supplier of the test supplies no ${product}`)
  return found
}

/** Returns a supplier in which some calls of one product are replaced. */
export function withProduct<Product extends keyof Products>(
  supplier: Supplier,
  product: Product,
  change: (of: Products[Product]) => Partial<Products[Product]>,
): Supplier {
  const before = suppliedProduct(supplier, product)
  return { ...supplier, products: { ...supplier.products, [product]: { ...before, ...change(before) } } }
}
