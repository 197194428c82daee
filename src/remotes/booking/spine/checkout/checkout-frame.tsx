import { useLocation } from '@livery/platform'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { StickyAside } from '../page-layout/sticky-aside.tsx'
import { Amount } from '../price/amount.tsx'
import type { OrderSummary } from './checkout-summary.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'

/** Navigation state of the way to the next step: its heading is then announced and scrolled into view. */
export const nextStep = { isNextStep: true }

const steps = ['guests', 'payment', 'confirmation'] as const

interface CheckoutFrameProps {
  step: (typeof steps)[number]
  ordered: OrderSummary
  /** Includes the step's heading. */
  children: ReactNode
}

/** Frame of each step: progress, and the summary next to it or at the foot of a phone. */
export function CheckoutFrame({ step, ordered, children }: CheckoutFrameProps) {
  const text = useProductTexts()
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
        <StickyAside className="max-lg:hidden">
          <CheckoutSummary ordered={ordered} />
        </StickyAside>
      </div>
      <SummaryBar ordered={ordered} />
    </>
  )
}

/** Summary at the foot of a phone: the total in one line, expandable. */
function SummaryBar({ ordered }: { ordered: OrderSummary }) {
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { price, dueNow } = ordered
  return (
    <div className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 border-t bg-card shadow-float lg:hidden">
      {isOpen && (
        <div id={id} className="max-h-[70dvh] overflow-y-auto overscroll-contain p-(--page-gutter)">
          <CheckoutSummary ordered={ordered} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center justify-between gap-4 border-t px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-start first:border-t-0"
      >
        <span className="leading-tight">
          <span className="text-sm text-muted-foreground">{text('price.toTraveller')}</span>
          <span className="block text-lg font-bold tabular-nums">
            <bdi>
              <Amount amount={price.total} currency={price.currency} />
            </bdi>
          </span>
          {dueNow.amount !== price.total && (
            <span className="block text-xs text-muted-foreground">
              {text('booked.dueNow')}{' '}
              <bdi>
                <Amount amount={dueNow.amount} currency={dueNow.currency} />
              </bdi>
            </span>
          )}
        </span>
        <span className="flex min-h-11 items-center gap-1.5 font-semibold text-link">
          {text(isOpen ? 'checkout.lessDetails' : 'checkout.moreDetails')}
          <Icon name="down" className={isOpen ? 'size-4' : 'size-4 rotate-180'} />
        </span>
      </button>
    </div>
  )
}

/** Heading of a step. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isNext = Object(state).isNextStep === true
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-52 font-brand text-title outline-none">
      {children}
    </h1>
  )
}
