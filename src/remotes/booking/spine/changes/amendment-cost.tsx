import type { Amendment } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/timeline-of.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { Amount } from '../price/amount.tsx'
import { KeptFor } from '../price/kept-for.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { useItemsOf } from '../product/use-items.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'
import { ChangeLines } from './change-lines.tsx'

interface AmendmentCostProps {
  amendment: Amendment
  /** Seconds for which the price is kept. */
  left: number | null
}

/** What a change makes another, what that costs or brings back, the terms from then on, and for how long the price is kept. */
export function AmendmentCost({ amendment, left }: AmendmentCostProps) {
  const text = useWords()
  const { at, now } = useLocalTime()
  const { pieces } = useProduct()
  const itemsOf = useItemsOf()
  const { wasTotal, becomesTotal, due, refund } = amendment
  const [was] = itemsOf({ subject: amendment.was })
  const [becomes] = itemsOf({ subject: amendment.becomes })
  const changes = pieces.useChangedFacts()
  const freeUntil = becomes ? freeUntilOf(pieces.factsOf(becomes).policy, now()) : null
  const entries = [
    { term: text('amend.wasTotal'), detail: <Amount {...wasTotal} /> },
    { term: text('amend.total'), detail: <Amount {...becomesTotal} /> },
    ...(due.amount > 0 ? [{ term: text('amend.due'), detail: <Amount {...due} /> }] : []),
    ...(refund.amount > 0 ? [{ term: text('amend.refund'), detail: <Amount {...refund} /> }] : []),
  ]
  return (
    <>
      {was && becomes && <ChangeLines facts={changes(was, becomes)} />}
      <DescriptionList layout="split" entries={entries} className="text-lg" />
      {wasTotal.amount === becomesTotal.amount && <p>{text('amend.same')}</p>}
      <p>{freeUntil ? text('amend.freeUntil', { when: at(freeUntil) }) : text('amend.notRefundable')}</p>
      {left !== null && <KeptFor left={left} expired={text('amend.expired')} />}
    </>
  )
}
