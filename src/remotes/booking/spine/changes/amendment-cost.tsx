import type { Amendment } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/policy-timeline.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { ChangedFact } from '../item/item-facts.ts'
import { Amount } from '../price/amount.tsx'
import { useItemsOf } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'

/** The changed facts, the cost or refund, and the new terms of an amendment; uses the texts of its item's product. */
export function AmendmentCost({ amendment }: { amendment: Amendment }) {
  const text = useProductTexts()
  const { until, now } = useLocalTime()
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
      <p>{freeUntil ? text('amend.freeUntil', { when: until(freeUntil) }) : text('amend.notRefundable')}</p>
    </>
  )
}

/** Changed facts with their old and new values, side by side if there is room. */
export function ChangeLines({ facts }: { facts: readonly ChangedFact[] }) {
  const text = useProductTexts()
  return (
    <dl className="grid gap-3">
      {facts.map(({ label, was, becomes }) => (
        <div key={label} className="rounded-lg border bg-card p-4">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <p className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted-foreground">{text('change.was')}</span>
              <del className="text-muted-foreground">{was}</del>
            </p>
            <p className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted-foreground">{text('change.now')}</span>
              <ins className="font-bold no-underline">{becomes}</ins>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
