import type { BookingItem } from '../../../../contract/types.ts'
import { EachItem } from '../product/each-item.tsx'
import { useItemsOf } from '../product/use-items.ts'

interface ItemTitlesProps {
  label: string
  items: readonly BookingItem[]
}

/** The titles of items under what is the same about them; nothing where there are none. */
export function ItemTitles({ label, items }: ItemTitlesProps) {
  const itemsOf = useItemsOf()
  if (items.length === 0) return null
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      {items.map(({ id, subject }) => (
        <dd key={id} className="font-bold wrap-anywhere">
          <EachItem items={itemsOf({ subject })}>
            {(item, { pieces }) => <bdi>{pieces.factsOf(item).title}</bdi>}
          </EachItem>
        </dd>
      ))}
    </div>
  )
}
