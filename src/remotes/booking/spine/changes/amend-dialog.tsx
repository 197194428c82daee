import { useId, useLayoutEffect, useRef } from 'react'
import type { AmendedParty, Amendment, Booking, BookingItem } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusNamedField } from '../checkout/use-form-fields.ts'
import { useSecondsLeft } from '../checkout/use-seconds-left.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { QuoteValidity } from '../price/quote-validity.tsx'
import { useItemsOf } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { AmendedPeople } from './amended-people.tsx'
import { AmendmentCost } from './amendment-cost.tsx'
import { useAmendedPeople } from './use-amended-people.ts'
import { useAmendment } from './use-amendment.ts'

interface AmendDialogProps {
  booking: Booking
  item: BookingItem
  /** The item in the form that its product's components read. */
  shown: BookedItem
  onClose: () => void
  /** Called after a change was accepted. */
  onChange: () => void
}

/**
 * Asks what to change and shows the cost and the deadline; the booking changes only when the traveller accepts
 * exactly that.
 */
export function AmendDialog({ booking, item, shown, onClose, onChange }: AmendDialogProps) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const { quoted, isBusy, failure, requestQuote, accept, reset } = useAmendment(
    { reference: booking.reference, itemId: item.id },
    onChange,
  )
  const itemsOf = useItemsOf()
  const form = useId()
  const left = useSecondsLeft(quoted?.amendment.secondsLeft ?? 0, quoted?.heardAt ?? 0)
  const amendment = quoted?.amendment
  // The pressed button disappears with its step and would take the focus with it.
  const step = useRef<HTMLDivElement>(null)
  const shownStep = useRef(amendment)
  useLayoutEffect(() => {
    if (shownStep.current === amendment) return
    shownStep.current = amendment
    step.current?.focus()
  }, [amendment])
  const [becomes] = amendment ? itemsOf({ subject: amendment.becomes }) : []
  const isOver = quoted !== null && left === 0
  const loadForm = pieces.loadChangeForm
  if (!loadForm) return null
  return (
    <Dialog
      title={text('amend.title')}
      description={text('amend.lead')}
      closeLabel={text('trips.keep')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {text('trips.keep')}
          </Button>
          {amendment && (
            <Button type="submit" form={form} busy={isBusy} disabled={isOver}>
              {text(amendment.due.amount > 0 ? 'amend.acceptPay' : 'amend.accept')}
            </Button>
          )}
        </>
      }
    >
      <div ref={step} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
        {failure !== null && (
          <Alert tone="destructive" title={text(amendment ? 'amend.notAccepted' : 'amend.notPriced')}>
            {failure}
          </Alert>
        )}
        {amendment && becomes ? (
          <>
            <PricedChange
              key={amendment.id}
              id={form}
              {...{ amendment, item, becomes, left }}
              onAccept={(party) => !isOver && accept(party)}
            />
            <Button variant="ghost" disabled={isBusy} onClick={reset}>
              {text('amend.other')}
            </Button>
          </>
        ) : (
          <Deferred
            load={loadForm}
            meanwhile={null}
            failed={<Alert tone="destructive">{text('dialog.notOpened')}</Alert>}
          >
            {(Form) => (
              <Form
                item={shown}
                reference={booking.reference}
                party={item.party}
                isBusy={isBusy}
                onRequest={requestQuote}
              />
            )}
          </Deferred>
        )}
        <p role="status" className="sr-only">
          {isBusy && !amendment && text('amend.asking')}
        </p>
      </div>
    </Dialog>
  )
}

interface PricedChangeProps {
  /** Id of the form, since its submit button is outside it. */
  id: string
  amendment: Amendment
  item: BookingItem
  becomes: BookedItem
  /** Seconds until the quoted price expires. */
  left: number | null
  onAccept: (party: AmendedParty | undefined) => void
}

/** A priced change: its cost and travellers. It can be accepted when all required data is present. */
function PricedChange({ id, amendment, item, becomes, left, onAccept }: PricedChangeProps) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const people = useAmendedPeople(amendment, item, pieces.factsOf(becomes).period)
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const seen = people.validate()
        if ('wrong' in seen) focusNamedField(seen.wrong)
        else onAccept(seen.party)
      }}
    >
      <AmendmentCost amendment={amendment} />
      {left !== null && <QuoteValidity left={left} expired={text('amend.expired')} />}
      <AmendedPeople {...{ amendment, item, becomes, people }} />
    </form>
  )
}
