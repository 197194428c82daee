import type { AmendedParty, Amendment, BookingItem } from '../../../../contract/types.ts'
import { focusOf } from '../checkout/focus-of.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { useProduct } from '../product/product-scope.tsx'
import { AmendmentCost } from './amendment-cost.tsx'
import { PeopleThen } from './people-then.tsx'
import { usePeopleThen } from './use-people-then.ts'

interface PricedChangeProps {
  /** The form's id: the button that sends it is elsewhere. */
  id: string
  amendment: Amendment
  item: BookingItem
  becomes: BookedItem
  /** Seconds for which the price is kept. */
  left: number | null
  onAccept: (party: AmendedParty | undefined) => void
}

/** A change that was priced: its cost, and who travels then; it is accepted once nothing of that is missing. */
export function PricedChange({ id, amendment, item, becomes, left, onAccept }: PricedChangeProps) {
  const { pieces } = useProduct()
  const people = usePeopleThen(amendment, item, pieces.factsOf(becomes).period)
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const seen = people.look()
        if ('wrong' in seen) focusOf(seen.wrong)
        else onAccept(seen.party)
      }}
    >
      <AmendmentCost amendment={amendment} left={left} />
      <PeopleThen {...{ amendment, item, becomes, people }} />
    </form>
  )
}
