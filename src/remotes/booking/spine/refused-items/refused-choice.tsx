import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PriceLine } from '../booking/price-lines.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { Amount } from '../price/amount.tsx'
import { EachItem, useItemsOf } from '../product/items.tsx'
import { useMoment } from '../trips/use-moment.ts'
import { type Chosen, useChoose } from './use-choose.ts'

const loadDialog = async () => (await import('../page-layout/confirm-dialog.tsx')).ConfirmDialog

interface RefusedChoiceProps {
  booking: Booking
  /** Called after the decision, or when the booking has to be fetched again. */
  onChange: () => void
}

/**
 * Asks how to continue a partly refused booking: shows the refused items, the total without them and two buttons.
 * Renders nothing for other bookings.
 */
export function RefusedChoice({ booking, onChange }: RefusedChoiceProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const after = useRef<HTMLDivElement>(null)
  const isOpen = booking.state === 'needs_choice'
  // The buttons disappear after the decision and would take the focus with them.
  useLayoutEffect(() => {
    if (chosen !== null && !isOpen) after.current?.focus()
  }, [chosen, isOpen])
  if (!isOpen) return chosen === null ? null : <Outcome at={after} chosen={chosen} />
  return (
    <OpenChoice
      booking={booking}
      onDone={(done) => {
        setChosen(done)
        onChange()
      }}
    />
  )
}

function Outcome({ at, chosen }: { at: RefObject<HTMLDivElement | null>; chosen: Chosen }) {
  const text = useProductTexts()
  return (
    <div ref={at} tabIndex={-1} className="mt-5 outline-none">
      <Alert tone="info">{text(chosen === 'decided' ? 'choice.decided' : 'change.elsewhere')}</Alert>
    </div>
  )
}

interface OpenChoiceProps {
  booking: Booking
  onDone: (chosen: Chosen) => void
}

function OpenChoice({ booking, onDone }: OpenChoiceProps) {
  const text = useProductTexts()
  const { moment } = useMoment()
  const { busy, failed, choose } = useChoose(booking, onDone)
  const { hold, items, total, payment } = booking
  const refused = items.filter(({ state, isLeftOut }) => state === 'rejected' && !isLeftOut)
  const held = items.filter(({ state }) => state === 'on_hold')
  const booked = items.filter(({ state }) => ['confirmed', 'pending', 'in_doubt'].includes(state))
  const hasBooked = booked.length > 0
  return (
    <section
      aria-labelledby="choice-title"
      className="tint-warning mt-5 rounded-2xl border border-warning/50 p-5 sm:p-6"
    >
      <h2 id="choice-title" className="font-brand text-heading">
        {text('choice.title')}
      </h2>
      <div className="mt-3 grid items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <dl className="grid gap-3">
            <ItemTitles label={text('choice.refused')} items={refused} />
            <ItemTitles
              label={hold ? text('choice.heldUntil', { when: moment(hold.expiresAt) }) : text('choice.held')}
              items={held}
            />
            <ItemTitles label={text('choice.booked')} items={booked} />
          </dl>
          {hasBooked && <p className="mt-3 max-w-prose">{text('choice.bookedHint')}</p>}
        </div>
        <dl className="grid gap-1.5 border-foreground/15 max-lg:border-t max-lg:pt-4">
          <PriceLine label={text('choice.newTotal')} isMain>
            <Amount {...total} />
          </PriceLine>
          {payment.due.amount > 0 && (
            <PriceLine label={text('choice.charged')}>
              <Amount {...payment.due} />
            </PriceLine>
          )}
        </dl>
      </div>
      {failed !== null && busy === null && (
        <Alert tone="destructive" title={text('change.failed')} className="mt-4">
          {failed === true ? text('change.failedHint') : failed}
        </Alert>
      )}
      {booking.isReadOnly ? (
        <p className="mt-4">{text('choice.forOthers')}</p>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
          <Button busy={busy === 'bookRest'} disabled={busy === 'giveUp'} onClick={() => choose('bookRest')}>
            {text('choice.bookRest')}
          </Button>
          <DialogButton
            variant="outline"
            load={loadDialog}
            disabled={busy === 'bookRest'}
            dialog={(ConfirmDialog, close) => (
              <ConfirmDialog
                words={{
                  title: text(hasBooked ? 'choice.giveUpRestTitle' : 'choice.giveUpTitle'),
                  lead: text(hasBooked ? 'choice.giveUpRestLead' : 'choice.giveUpLead'),
                  keep: text('choice.back'),
                  confirm: text(hasBooked ? 'choice.giveUpRestNow' : 'choice.giveUpNow'),
                }}
                failed={failed}
                isBusy={busy === 'giveUp'}
                onConfirm={() => choose('giveUp')}
                onClose={close}
              />
            )}
          >
            {text(hasBooked ? 'choice.giveUpRest' : 'choice.giveUp')}
          </DialogButton>
        </div>
      )}
    </section>
  )
}

interface ItemTitlesProps {
  label: string
  items: readonly BookingItem[]
}

/** Titles of items under a common label; renders nothing without items. */
function ItemTitles({ label, items }: ItemTitlesProps) {
  const itemsOf = useItemsOf()
  if (items.length === 0) return null
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      {items.map(({ id, subject }) => (
        <dd key={id} className="font-bold wrap-anywhere">
          <EachItem items={itemsOf({ subject })}>
            {(item, { pieces }) => <bdi>{pieces.factsOf(item).title}</bdi>}
          </EachItem>
        </dd>
      ))}
    </div>
  )
}
