import { Problem } from '../../../kernel/errors/problem.ts'
import { type ChoosingAgency, chosenSupplier } from '../../suppliers/chosen-supplier.ts'
import { productOf, type ShapesByProduct, type Supplier } from '../../suppliers/port.ts'
import type { ProductShapes, ProductSupplier } from '../../suppliers/product-supplier.ts'
import type { SupplierMap } from '../../suppliers/supplier-map.ts'
import { notSoldProblem } from './not-sold-problem.ts'
import type { ProductKind } from './product-kind.ts'

/** What of an agency decides its products and suppliers. */
export interface SellingAgency extends ChoosingAgency {
  readonly agency: {
    readonly bookingMenuItemOptions: readonly { readonly title: string; readonly active: boolean }[]
  }
}

/** A product as an agency sells it. */
export interface SoldProduct<Shapes extends ProductShapes = ProductShapes> {
  /** The name of its supplier, which items store. */
  readonly supplier: string
  readonly isSample: boolean
  readonly from: ProductSupplier<Shapes>
}

type ShapesOf<Product extends string> = Product extends keyof ShapesByProduct
  ? ShapesByProduct[Product]
  : ProductShapes

/**
 * Returns the agency's chosen supplier of a product, otherwise the first that supplies it. Throws 404 if the agency
 * does not sell the product (spec §1, bookingMenuItemOptions) or its chosen supplier does not supply it.
 */
export function soldProduct<Product extends string>(
  suppliers: SupplierMap,
  agency: SellingAgency,
  { product, engine }: Pick<ProductKind, 'engine'> & { readonly product: Product },
): SoldProduct<ShapesOf<Product>> {
  const isSold = agency.agency.bookingMenuItemOptions.some(({ title, active }) => active && title === engine)
  const found = isSold
    ? chosenSupplier(suppliers, agency, product, (supplier) => productOf(supplier, product) !== null)
    : null
  if (found === null) throw notSoldProblem(product)
  const [name, supplier] = found
  return { supplier: name, isSample: supplier.capabilities().isSample, from: suppliedBy(supplier, product) }
}

/**
 * The same for an earlier quote or proposal, whose supplier is named. Throws `sold_out` if the agency now uses
 * another supplier.
 */
export function stillSold<Product extends string>(
  suppliers: SupplierMap,
  agency: SellingAgency,
  kind: Pick<ProductKind, 'engine'> & { readonly product: Product },
  supplier: string,
): SoldProduct<ShapesOf<Product>> {
  const sold = soldProduct(suppliers, agency, kind)
  if (sold.supplier === supplier) return sold
  throw new Problem({
    code: 'sold_out',
    detail: `The agency no longer sells this ${kind.product} from the supplier that offered it. Search again.`,
  })
}

function suppliedBy<Product extends string>(
  supplier: Supplier,
  product: Product,
): ProductSupplier<ShapesOf<Product>> {
  // `ShapesByProduct` gives the types of each named product's supplier; other products have no known types.
  return productOf(supplier, product) as unknown as ProductSupplier<ShapesOf<Product>>
}
