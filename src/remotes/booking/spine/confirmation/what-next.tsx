import { useSession } from '@livery/platform'
import type { Booking } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/timeline-of.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { useFirstItem } from '../product/use-items.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'

/** What whoever booked has to do or may expect, one after the other. */
export function WhatNext({ booking }: { booking: Booking }) {
  const text = useWords()
  const steps = useSteps(booking)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="next-title" className="font-brand text-heading">
        {text('confirmation.next')}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-bold text-accent-foreground"
            >
              {text('confirmation.step', { number: index + 1 })}
            </span>
            <p className="min-w-0 pt-0.5 wrap-anywhere">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useSteps(booking: Booking): string[] {
  const { reference, state, contact, total, isMailed } = booking
  const { item, facts, pieces } = useFirstItem(booking)
  const arrivalStep = pieces.useArrivalStep()
  const text = useWords()
  const write = useAmounts()
  const { at, now } = useLocalTime()
  const { isTravelAgent } = useSession()
  const { email } = contact
  if (state === 'in_doubt' || state === 'pending') {
    return [
      text('confirmation.next.asked'),
      isMailed ? text('confirmation.next.told', { email }) : text('confirmation.next.unpaid'),
    ]
  }
  if (state !== 'confirmed') return []
  const freeUntil = freeUntilOf(facts.policy, now())
  const forWhom = isTravelAgent ? 'ForClient' : ''
  return [
    isMailed ? text('confirmation.next.mail', { email }) : text('confirmation.next.keep', { reference }),
    ...(freeUntil ? [text('confirmation.next.cancel', { when: at(freeUntil) })] : []),
    ...(facts.isPaidLocally
      ? [text(`confirmation.next.payThere${forWhom}`, { amount: write(total.amount, total.currency) })]
      : []),
    arrivalStep(item, isTravelAgent === true),
  ]
}
