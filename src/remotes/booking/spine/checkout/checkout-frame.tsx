import type { ReactNode } from 'react'
import { Stepper } from '../../../../ui/stepper.tsx'
import { useWords } from '../words/use-words.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { Ordered } from './ordered.ts'
import { SummaryBar } from './summary-bar.tsx'

const steps = ['guests', 'payment', 'confirmation'] as const

interface CheckoutFrameProps {
  step: (typeof steps)[number]
  ordered: Ordered
  /** The step's own heading is in it. */
  children: ReactNode
}

/** Stands round each step: where one is, and beside it, or at the foot of a phone, what is booked and what it costs. */
export function CheckoutFrame({ step, ordered, children }: CheckoutFrameProps) {
  const text = useWords()
  return (
    <>
      <Stepper
        label={text('checkout.progress')}
        steps={steps.map((id) => ({ id, label: text(`checkout.step.${id}`) }))}
        current={step}
        positionLabel={(number, total, label) => text('checkout.position', { number, total, label })}
        stateLabels={{
          done: text('checkout.done'),
          upcoming: text('checkout.upcoming'),
          error: text('checkout.stepError'),
        }}
        className="mx-auto max-w-3xl"
      />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">{children}</div>
        <CheckoutSummary
          ordered={ordered}
          className="max-lg:hidden lg:sticky lg:top-(--below-header) lg:max-h-[calc(100dvh-var(--below-header)-1rem)] lg:overflow-y-auto lg:overscroll-contain"
        />
      </div>
      <SummaryBar ordered={ordered} />
    </>
  )
}
