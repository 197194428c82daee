import type { QuotedItem } from '../products/spine/quoted-item.ts'

/** What was proposed, as it was at that moment; its product is stored separately. Plain data. */
export type ProposalSnapshot = Pick<
  QuotedItem,
  'supplier' | 'rateKey' | 'subject' | 'price' | 'policy' | 'isSample'
>
