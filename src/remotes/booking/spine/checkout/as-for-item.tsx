import type { Quote } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import type { BookedItem } from '../item/booked-item.ts'
import { EachItem } from '../product/each-item.tsx'
import { useWords } from '../words/use-words.ts'
import { copiedPeople } from './copied-people.ts'
import type { GuestForm } from './use-guest-form.ts'

interface AsForItemProps {
  quote: Quote
  form: GuestForm
  /** Whose people are copied. */
  from: BookedItem
  /** The place of the item whose fields they fill. */
  to: number
}

/** A button that fills in the people of an earlier item, so that nobody types a name twice. Nothing is linked: each can be changed. */
export function AsForItem({ quote, form: { typed, type }, from, to }: AsForItemProps) {
  const text = useWords()
  function copy() {
    for (const [name, value] of Object.entries(copiedPeople(quote.items, typed, from.at, to)))
      type(name, value)
  }
  return (
    <EachItem items={[from]}>
      {(_, { pieces }) => (
        <Button variant="outline" className="justify-self-start" onClick={copy}>
          {text('checkout.asFor', { title: `\u2068${pieces.factsOf(from).title}\u2069` })}
        </Button>
      )}
    </EachItem>
  )
}
