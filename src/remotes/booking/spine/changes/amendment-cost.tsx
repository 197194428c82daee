import type { Amendment } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/timeline-of.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { clockText } from '../checkout/hold-clock.ts'
import { Amount } from '../price/amount.tsx'
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
      {left !== null && (
        <p className="flex items-start gap-2 text-sm text-muted-foreground">
          <Icon name="clock" className="mt-0.5 size-4" />
          {left > 0 ? (
            <span>
              {text('trips.holdsFor')}{' '}
              <bdi role="timer" dir="ltr" className="font-semibold tabular-nums text-foreground">
                {clockText(left)}
              </bdi>
            </span>
          ) : (
            <span role="alert">{text('amend.expired')}</span>
          )}
        </p>
      )}
    </>
  )
}
