import type { Booking } from '../../../../contract/types.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { waitingTextKey } from '../booking/booking-status.ts'
import { ReferenceLine } from '../confirmation/reference-line.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useFirstItem } from '../product/use-items.ts'
import { FocusedContent } from './focused-content.tsx'

/**
 * The hold has expired and the payment is unknown: nothing is offered before it is known, least of all another
 * booking.
 */
export function HoldExpired({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { facts } = useFirstItem(booking)
  const words = `confirmation.${waitingTextKey(booking) ?? 'holdOver'}` as const
  return (
    <FocusedContent>
      <div className="mx-auto grid max-w-prose justify-items-center py-14 text-center">
        <Progress label={text(words)} value={null} shape="ring" hideLabel />
        <h1 className="mt-5 font-brand text-title">{text(words)}</h1>
        <p className="mt-3 text-balance text-muted-foreground">
          {text(`${words}Hint`, { title: facts.title })}
        </p>
        <div className="mt-7">
          <ReferenceLine reference={booking.reference} />
        </div>
      </div>
    </FocusedContent>
  )
}
