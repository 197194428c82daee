import type { Quote } from '../../../../contract/types.ts'
import { EachItem } from '../product/each-item.tsx'
import { useItems } from '../product/use-items.ts'
import { PartyFields } from './party-fields.tsx'
import type { FieldOf } from './use-form-fields.ts'
import type { GuestForm } from './use-guest-form.ts'

interface GuestFieldsProps {
  quote: Quote
  form: GuestForm
  field: FieldOf
}

/** Who travels, item by item: each asks for its own party, in the words of its product. */
export function GuestFields({ quote, form, field }: GuestFieldsProps) {
  const items = useItems(quote)
  return (
    <EachItem items={items}>{(item) => <PartyFields {...{ quote, items, item, form, field }} />}</EachItem>
  )
}
