import { useApi } from '@livery/platform'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { extendHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { clockText, WARN_SECONDS } from './hold-clock.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface HoldCountdownProps {
  booking: Booking
  /** When the answer arrived, by the device's clock. */
  heardAt: number
  onChange: (booking: Booking) => void
  /** Called when the hold has ended. */
  onOver: () => void
}

/** Countdown of a hold by the server's clock, with a warning and an extension if possible. */
export function HoldCountdown({ booking, heardAt, onChange, onOver }: HoldCountdownProps) {
  const text = useProductTexts()
  const seconds = useSecondsLeft(booking.hold?.secondsLeft ?? 0, heardAt)
  const isLate = seconds <= WARN_SECONDS
  useEffect(() => {
    if (seconds === 0) onOver()
  }, [seconds, onOver])
  // At zero, a payment may still be pending, so nothing is called held.
  if (seconds === 0) return null
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3',
        isLate ? 'tint-warning border-warning/50' : 'border-brand-7 bg-accent',
      )}
    >
      <span className={isLate ? 'text-warning' : 'text-link'}>
        <Icon name="clock" className="size-5" />
      </span>
      <p className="min-w-0 flex-1">
        {text(isLate ? 'checkout.holdLate' : 'checkout.hold')}{' '}
        {/* Announcing every second would drown everything else; screen readers read it on request. */}
        <span role="timer" aria-live="off" className="font-bold tabular-nums">
          <bdi>{clockText(seconds)}</bdi>
        </span>
      </p>
      <span role="status" aria-live="polite" className="sr-only">
        {isLate && text('checkout.holdWarning', { count: Math.ceil(WARN_SECONDS / 60) })}
      </span>
      {booking.hold?.canExtend && (
        <ExtendButton booking={booking} isLate={isLate} onChange={onChange} onOver={onOver} />
      )}
    </div>
  )
}

type ExtendButtonProps = Pick<HoldCountdownProps, 'booking' | 'onChange' | 'onOver'> & { isLate: boolean }

function ExtendButton({ booking, isLate, onChange, onOver }: ExtendButtonProps) {
  const text = useProductTexts()
  const client = useApi()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isSending = useRef(false)

  async function extend() {
    if (isSending.current) return
    isSending.current = true
    setState('busy')
    try {
      const { data } = await extendHold(client, booking.reference)
      if (data) onChange(data.data)
      setState('idle')
    } catch (error) {
      // It expired, was released or paid in the meantime: fetch the booking again.
      if (error instanceof ApiError && error.status === 409) onOver()
      else setState('failed')
    } finally {
      isSending.current = false
    }
  }

  return (
    <>
      <Button
        variant={isLate ? 'primary' : 'outline'}
        size="small"
        busy={state === 'busy'}
        onClick={() => void extend()}
      >
        {text('checkout.extend')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-sm font-medium text-destructive">
          {text('checkout.extendFailed')}
        </p>
      )}
    </>
  )
}
