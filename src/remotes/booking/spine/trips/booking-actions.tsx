import { useState } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { Address } from '../item/item-facts.ts'
import { useFirstItem } from '../product/items.tsx'

const written: readonly Booking['state'][] = [
  ...([
    'in_doubt',
    'pending',
    'partly_confirmed',
    'confirmed',
    'cancellation_requested',
    'cancelled',
    'completed',
  ] as const),
]

interface BookingActionsProps {
  booking: Pick<Booking, 'reference' | 'state' | 'items'>
  /** False if there is no room for it. */
  hasPrint?: boolean
}

/** Actions to take a booking along: voucher, calendar file, address and printing. */
export function BookingActions({ booking, hasPrint = true }: BookingActionsProps) {
  const text = useProductTexts()
  const { reference, state } = booking
  const { title, address } = useFirstItem(booking).facts
  const file = `/api/bookings/${reference}`
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
      {written.includes(state) && (
        <>
          <LinkButton variant="secondary" href={`${file}/voucher`} target="_blank" download>
            <Icon path={moreIconPaths.download} />
            {text(state === 'cancelled' ? 'trips.cancellationPaper' : 'trips.voucher')}
          </LinkButton>
          {state !== 'cancelled' && (
            <LinkButton variant="outline" href={`${file}/calendar`} target="_blank" download>
              <Icon name="calendar" />
              {text('trips.calendar')}
            </LinkButton>
          )}
        </>
      )}
      {address && <CopyButton copied={[title, inALine(address)].join('\n')} />}
      {hasPrint && (
        <Button variant="outline" onClick={() => window.print()}>
          <Icon path={moreIconPaths.file} />
          {text('trips.print')}
        </Button>
      )}
    </div>
  )
}

/** Formats an address for a map search. */
function inALine({ line, city }: Address): string {
  return line.includes(city) ? line : `${line}, ${city}`
}

/** Copies the address for a map search. */
function CopyButton({ copied }: { copied: string }) {
  const text = useProductTexts()
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setState('copied')
    } catch {
      // Browsers may refuse; the address is also on the page.
      setState('refused')
    }
  }
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon name="place" />
        {text(state === 'copied' ? 'trips.addressCopied' : 'trips.copyAddress')}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && text('trips.addressCopied')}
        {state === 'refused' && copied}
      </span>
    </>
  )
}
