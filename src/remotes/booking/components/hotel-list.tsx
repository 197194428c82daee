import { useText } from '@livery/platform'
import { useState } from 'react'
import type { HotelDeal } from '../../../contract/types.ts'
import { Button } from '../../../ui/button.tsx'
import { HotelCard } from './hotel-card.tsx'

const AT_A_TIME = 20

interface HotelListProps {
  hotels: readonly HotelDeal[]
  nights: number
  /** The hotel whose deal led here: it stands first, whatever the order. */
  chosenId: string | null
}

/** The hotels as cards, twenty at a time. */
export function HotelList({ hotels, nights, chosenId }: HotelListProps) {
  const text = useText('booking')
  const [shown, setShown] = useState(AT_A_TIME)
  const chosen = chosenId ? hotels.find((deal) => hotelId(deal) === chosenId) : undefined
  const inOrder = chosen ? [chosen, ...hotels.filter((deal) => deal !== chosen)] : hotels
  return (
    <>
      <ul className="grid gap-5">
        {inOrder.slice(0, shown).map((deal) => (
          <li key={deal.link}>
            <HotelCard deal={deal} nights={nights} isChosen={deal === chosen} />
          </li>
        ))}
      </ul>
      {shown < hotels.length && (
        <div className="mt-8 grid justify-items-center gap-3">
          <p className="text-sm text-muted-foreground">
            {text('results.shown', { shown, total: hotels.length })}
          </p>
          <Button variant="outline" size="large" onClick={() => setShown(shown + AT_A_TIME)}>
            {text('results.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function hotelId({ link }: HotelDeal): string | null {
  return new URLSearchParams(link.split('?')[1] ?? '').get('hotelId')
}
