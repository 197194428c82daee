import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { ChangedFact } from '../item/item-facts.ts'

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
