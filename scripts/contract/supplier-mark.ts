import { ContractError } from './contract-error.ts'
import { isObject, type JsonObject } from './json.ts'

const MARK = 'x-supplier'
const steps = ['suggest', 'reference', 'deals', 'search', 'details', 'booking'] as const

/** The supplier that an operation calls, and the purpose. */
export interface SupplierMark {
  /** `any` if the booking or the quote decides the supplier. */
  product: string
  step: (typeof steps)[number]
}

/**
 * Returns an operation's supplier mark; null if the operation calls no supplier. Throws a `ContractError` that names
 * the operation if the mark is invalid.
 */
export function supplierMark(
  operation: JsonObject,
  id: string,
  products: readonly string[],
): SupplierMark | null {
  const mark = operation[MARK]
  if (mark === undefined) return null
  const { product, step, ...others } = isObject(mark) ? mark : {}
  const known = steps.find((one) => one === step)
  const isKnown = typeof product === 'string' && [...products, 'any'].includes(product)
  if (isKnown && known && Object.keys(others).length === 0) return { product, step: known }
  throw new ContractError(
    `${id} has ${MARK}: ${JSON.stringify(mark)}; write { product, step } with a product (${products.join(', ')} or any) and a step (${steps.join(', ')}).`,
  )
}
