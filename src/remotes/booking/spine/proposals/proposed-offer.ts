import type { Product } from '../../../../contract/products.ts'

/** What an agent proposes to a client: an offer of a page, with what the dialog says of it. */
export interface ProposedOffer {
  product: Product
  rateKey: string
  price?: { currency: string; total: number } | undefined
  /** In a few words, such as the room and its board. */
  words: readonly string[]
  /** The first day, YYYY-MM-DD, after which nothing can be proposed. */
  start: string
}
