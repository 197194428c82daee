import { usePage } from '@livery/platform'
import { useEffect, useRef, useState } from 'react'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { PaymentsClosed } from '../payment/payments-closed.tsx'
import { EachItem, useFirstItem, useItems } from '../product/items.tsx'
import { StepTitle } from './checkout-frame.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DiscountCard } from './discount-card.tsx'
import type { EarlierBooking } from './earlier-booking.tsx'
import type { Faults } from './fault.ts'
import { FaultList } from './fault-list.tsx'
import { faultsOf } from './form-faults.ts'
import { HoldProblem } from './hold-problem.tsx'
import { PartyFields } from './party-fields.tsx'
import { isPaidLater, PayLaterChoice } from './pay-later.tsx'
import { serverFaults } from './server-faults.ts'
import type { Terms } from './terms.tsx'
import { TermsFailure, TermsTick } from './terms.tsx'
import type { Typed } from './typed.ts'
import { type FieldOf, useFormFields } from './use-form-fields.ts'
import { type GuestForm, useGuestForm } from './use-guest-form.ts'
import type { NotHeld, useHold } from './use-hold.ts'
import type { CheckedQuote } from './use-quote.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

interface GuestStepProps {
  quote: Quote
  terms: Terms
  checked: CheckedQuote
  stored: StoredCheckoutState
  /** The booking whose client is booked for again. */
  clientReference: string | null
  holding: ReturnType<typeof useHold>
  onHeld: (booking: Booking) => void
  /** This tab's earlier booking of the same rate. */
  earlier: EarlierBooking
}

const noFaults: Faults = {}

/** First step: travellers, special requests and discounts; submitting it holds the selection. */
export function GuestStep(props: GuestStepProps) {
  const { quote, terms, checked, stored, clientReference, holding, onHeld, earlier } = props
  const text = useProductTexts()
  const { today } = usePage()
  const form = useGuestForm(stored, clientReference)
  const { item, view, pieces } = useFirstItem(quote)
  // Only another product's own code knows the days of its items.
  const days = useItems(quote).map((one) =>
    one.product === view.product ? pieces.factsOf(one).period : null,
  )
  const ticketNames = useItems(quote).map((one) =>
    one.product === view.product ? pieces.ticketName : undefined,
  )
  const rules = { items: quote.items, days, today, ticketNames, hasTerms: terms.links.length > 0 }
  const own = faultsOf(form.typed, rules)
  const checkedFaults = useCheckedFaults(own, holding.outcome, quote, form.typed)
  const field = useFormFields(form, checkedFaults.faults)
  const isLater = isPaidLater(quote, form.typed)
  // Nothing is paid now, so that no gateway is needed.
  const isClosed = quote.payment.gateway === 'unavailable' && !isLater
  const isShut = !earlier.mayHold && earlier.is !== 'asking'

  async function submit() {
    if (!earlier.mayHold || checkedFaults.validate() || isClosed || checked.toAccept || terms.is !== 'known')
      return
    const booking = await holding.send(quote, form.typed)
    if (booking) onHeld(booking)
  }

  return (
    <div className="checkout-form">
      <StepTitle>{text('checkout.guestsTitle')}</StepTitle>
      <p className="-mt-3 mb-6 text-muted-foreground">{text('checkout.required')}</p>
      {isClosed && (
        <div className="mb-6">
          <PaymentsClosed />
        </div>
      )}
      {form.client && <ForClient booking={form.client} />}
      {checkedFaults.isShown && Object.keys(checkedFaults.faults).length > 0 && (
        <FaultList ref={checkedFaults.list} faults={checkedFaults.faults} quote={quote} />
      )}
      <form
        method="post"
        id="checkout-guests"
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ContactFields field={field} isMailed={quote.isMailed ?? false} />
        <GuestFields {...{ quote, form, field }} />
        <pieces.Questions {...{ field, item }} />
        <PayLaterChoice {...{ quote, form }} />
      </form>
      <div className="mt-6 grid gap-6">
        <DiscountCard quote={quote} change={checked.change} hasLostPromo={checked.hasLostPromo} />
        {terms.links.length > 0 && <TermsTick field={field('terms')} terms={terms.links} />}
        {terms.is === 'lost' && <TermsFailure onRetry={terms.askAgain} />}
        {/* The error of an earlier submit must not appear next to a booking that may be paid. */}
        {!isShut && <HoldProblem outcome={holding.outcome} onRetry={() => void submit()} />}
        <div className="grid gap-2">
          <Button
            type="submit"
            form="checkout-guests"
            size="large"
            busy={holding.isBusy || checked.isChecking || terms.is === 'asking' || earlier.is === 'asking'}
            disabled={isClosed || terms.is === 'lost' || isShut}
            aria-describedby="hold-hint"
            className="max-sm:w-full sm:justify-self-start"
          >
            {text(
              isLater
                ? 'checkout.toHold'
                : quote.dueNow.amount === 0
                  ? 'checkout.toBooking'
                  : 'checkout.toPayment',
            )}
          </Button>
          <p id="hold-hint" className="text-sm text-muted-foreground">
            {text(isShut ? 'checkout.earlierOpen' : isLater ? 'checkout.laterHint' : 'checkout.holdHint')}
          </p>
        </div>
      </div>
    </div>
  )
}

/** Errors of the form from the first attempt to continue, when their list gets the focus. */
function useCheckedFaults(own: Faults, outcome: NotHeld | null, quote: Quote, typed: Typed) {
  const list = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState(typed)
  const refused =
    outcome?.kind === 'refused' ? serverFaults(outcome.errors, quote.items, sent).fields : noFaults
  // The server's errors stay until the input changes.
  const unchanged = Object.entries(refused).filter(([name]) => isAsSent(name, sent, typed))
  const faults = tries === 0 ? noFaults : { ...Object.fromEntries(unchanged), ...own }
  const hasRefused = outcome?.kind === 'refused'
  useEffect(() => {
    if (tries > 0 || hasRefused) list.current?.focus()
  }, [tries, hasRefused])
  return {
    list,
    faults,
    isShown: tries > 0,
    /** Validates the form; returns true if there is an error. */
    validate() {
      setTries(tries + 1)
      setSent(typed)
      return Object.keys(own).length > 0
    },
  }
}

/**
 * Returns whether a field and the fields that belong to it, such as a date's or a phone number's, still have the sent
 * values.
 */
function isAsSent(name: string, sent: Typed, typed: Typed): boolean {
  const related = [name, `${name}.day`, `${name}.month`, `${name}.year`]
  return [...related, ...(name === 'contact.phone' ? ['contact.country'] : [])].every(
    (part) => sent[part] === typed[part],
  )
}

/** States whose data is in the form, and from which booking. */
function ForClient({ booking: { contact, reference } }: { booking: Booking }) {
  const text = useProductTexts()
  const name = `\u2068${contact.firstName} ${contact.lastName}\u2069`
  return (
    <Alert tone="info" title={text('checkout.forClient', { name })} className="mb-6">
      {text('checkout.forClientHint', { reference: `\u2068${reference}\u2069` })}
    </Alert>
  )
}

interface GuestFieldsProps {
  quote: Quote
  form: GuestForm
  field: FieldOf
}

/** Travellers by item, each in the texts of its product. */
function GuestFields({ quote, form, field }: GuestFieldsProps) {
  const items = useItems(quote)
  return (
    <EachItem items={items}>{(item) => <PartyFields {...{ quote, items, item, form, field }} />}</EachItem>
  )
}
