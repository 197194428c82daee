import { useLocation } from '@livery/platform'
import { useEffect, useRef } from 'react'
import { failedCharge } from '../../../../contract/failed-charge.ts'
import type { PaymentEntry } from '../../../../contract/types.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useDay } from '../formatting/use-day.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount } from '../price/amount.tsx'

interface PaymentCalendarProps {
  schedule: readonly PaymentEntry[]
  /** Returns where an entry is paid; omitted if the reader cannot pay here. */
  payHref?: ((at: string) => string) | undefined
  /** True before booking, when the page also explains how later payments are made. */
  isToCome?: boolean
  className?: string
}

/** Payment schedule: dates, recipients and states; renders nothing if everything is paid at once. */
export function PaymentCalendar({ schedule, payHref, isToCome = false, className }: PaymentCalendarProps) {
  const text = useProductTexts()
  if (!isInParts(schedule)) return null
  const isCharged = schedule.some(({ at, to }) => at === undefined && to === 'agency')
  return (
    <section aria-labelledby="calendar-title" className={classNames('border-t pt-4', className)}>
      <h3 id="calendar-title" className="font-bold">
        {text('calendar.title')}
      </h3>
      <ol className="mt-2 grid gap-3">
        {schedule.map((entry) => (
          <Entry key={`${entry.at} ${entry.to}`} {...{ entry, payHref }} />
        ))}
      </ol>
      {isToCome && (
        <p className="mt-3 text-sm text-muted-foreground">
          {text(isCharged ? 'calendar.kept' : 'calendar.asked')}
        </p>
      )}
    </section>
  )
}

/** Returns whether anything is collected after the booking. */
export function isInParts(schedule: readonly PaymentEntry[]): boolean {
  return schedule.some(({ at, to }) => at !== undefined && to === 'agency')
}

/** Returns the text of an entry's state, with the reason if a charge failed. */
function stateText({ state, declined }: PaymentEntry): string {
  if (state !== 'failed') return `calendar.state.${state}`
  return `calendar.state.failed.${failedCharge(declined ?? 'card_declined')}`
}

/** States that need the reader's attention. */
const urgent: readonly PaymentEntry['state'][] = ['failed', 'overdue']

function Entry({ entry, payHref }: { entry: PaymentEntry } & Pick<PaymentCalendarProps, 'payHref'>) {
  const text = useProductTexts()
  const day = useDay()
  const { at, amount, to, state, refunded, isPayable, cancelsOn } = entry
  const label = at === undefined ? text('calendar.withBooking') : text('calendar.on', { day: day(at) })
  const isUrgent = urgent.includes(state)
  const isPaidJustNow = useRecentPayment() === at && at !== undefined
  const place = useRef<HTMLLIElement>(null)
  // The payment form is gone and with it the focus, so the focus moves to the payment's result.
  useEffect(() => {
    if (isPaidJustNow) place.current?.focus()
  }, [isPaidJustNow])
  return (
    <li
      ref={place}
      tabIndex={isPaidJustNow ? -1 : undefined}
      className="grid scroll-mt-24 gap-1 outline-none focus-visible:outline-2"
      data-state={state}
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="font-semibold tabular-nums">
          <Amount {...amount} />
        </span>
      </div>
      {to === 'supplier' ? (
        <p className="text-sm text-muted-foreground">{text('calendar.there')}</p>
      ) : (
        state && (
          <p className={classNames('text-sm', isUrgent ? 'text-destructive' : 'text-muted-foreground')}>
            {text(stateText(entry))}
            {refunded && (
              <>
                {' · '}
                {text('calendar.refunded')} <Amount {...refunded} />
              </>
            )}
          </p>
        )
      )}
      {isUrgent && cancelsOn && (
        <p className="text-sm text-destructive">{text('calendar.cancelsOn', { day: day(cancelsOn) })}</p>
      )}
      {isPayable && at !== undefined && payHref && (
        <LinkButton
          href={payHref(at)}
          variant={isUrgent ? 'primary' : 'outline'}
          size="small"
          className="mt-1 justify-self-start print:hidden"
        >
          {text('calendar.pay')}
        </LinkButton>
      )}
    </li>
  )
}

/** Navigation state about the later payment that was just made. */
export interface RecentPayment {
  /** Date of the entry, YYYY-MM-DD. */
  paidEntry: string
}

/** Returns the date of the later payment made on the previous page; null if there was none. */
export function useRecentPayment(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('paidEntry' in state)) return null
  return typeof state.paidEntry === 'string' ? state.paidEntry : null
}
