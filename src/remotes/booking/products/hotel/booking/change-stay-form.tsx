import { StayFields } from '@livery/platform'
import { useState } from 'react'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { requestedRooms } from '../results/requested-rooms.ts'
import { readStay } from './read-stay.ts'

/** Dates and guests of a booked stay, in the fields of a search. */
export function ChangeStayForm({ item, isBusy, onRequest }: ChangeFormProps) {
  const text = useProductTexts()
  const { stay, rooms } = readStay(item)
  const [wanted, setWanted] = useState<HotelStay>({
    start: stay.start,
    end: stay.end,
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  })
  const { start, end } = wanted
  return (
    <form
      method="post"
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const roomGuests = requestedRooms(wanted).map(({ adults, childAges = [] }) => ({ adults, childAges }))
        onRequest({ product: 'hotel', stay: { start, end }, rooms: roomGuests })
      }}
    >
      <div className="grid gap-3 rounded-lg border bg-card p-3">
        <StayFields
          value={wanted}
          onStay={(dates) => setWanted((before) => ({ ...before, ...dates }))}
          onGuests={(guests) => setWanted((before) => ({ ...before, ...guests }))}
        />
      </div>
      <Button type="submit" busy={isBusy} disabled={start === '' || end === ''}>
        {text('amend.ask')}
      </Button>
    </form>
  )
}
