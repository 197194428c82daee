import type { Product } from '../../../../contract/products.ts'

/** An offer on a page that an agent proposes, with what the dialog shows of it. */
export interface ProposedOffer {
  product: Product
  rateKey: string
  price?: { currency: string; total: number } | undefined
  /** A short description, such as the room and its board. */
  words: readonly string[]
  /** The arrival, YYYY-MM-DD; a proposal cannot last longer. */
  start: string
}
