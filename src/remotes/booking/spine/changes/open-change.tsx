import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { answerSupplierChange } from '../../../../api/bookings.ts'
import type { Booking, SupplierChange } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { useAmounts } from '../price/amount.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { randomKey } from '../random-key.ts'
import { useMoment } from '../trips/use-moment.ts'
import { ChangeLines } from './amendment-cost.tsx'

const loadDialog = async () => (await import('../page-layout/confirm-dialog.tsx')).ConfirmDialog

interface OpenChangeProps {
  booking: Booking
  change: SupplierChange
  was: BookedItem
  becomes: BookedItem
  /** True if the user may answer the change. */
  mayAnswer: boolean
  /** Receives the answer, or null if the booking changed in the meantime. */
  onDone: (answer: 'accept' | 'cancel' | null) => void
}

/**
 * A supplier change that waits for an answer: the change, the deadline, what happens without an answer, and two
 * buttons. A cancellation without time to answer is only shown, as it is carried out in the next minutes.
 */
export function OpenChange(props: OpenChangeProps) {
  const { pieces } = useProduct()
  const title = `\u2068${pieces.factsOf(props.becomes).title}\u2069`
  const { answers, respondBy, foundAt } = props.change
  return answers.includes('accept') || Date.parse(respondBy) > Date.parse(foundAt) ? (
    <AskedChange {...props} title={title} />
  ) : (
    <CancelledBySupplier title={title} />
  )
}

function CancelledBySupplier({ title }: { title: string }) {
  const text = useProductTexts()
  return (
    <Alert tone="warning" title={text('change.cancelledTitle', { title })} className="mt-5">
      {text('change.cancelledLead')}
    </Alert>
  )
}

function AskedChange({
  booking,
  change,
  was,
  becomes,
  mayAnswer,
  onDone,
  title,
}: OpenChangeProps & { title: string }) {
  const text = useProductTexts()
  const { moment } = useMoment()
  const write = useAmounts()
  const { pieces } = useProduct()
  const facts = pieces.useChangedFacts()(was, becomes)
  const { busy, failed, answer } = useAnswerChange(booking.reference, change, onDone)
  return (
    <section
      aria-labelledby="change-title"
      className="tint-warning mt-5 rounded-2xl border border-warning/50 p-5 sm:p-6"
    >
      <h2 id="change-title" className="flex items-start gap-2.5 font-brand text-heading">
        <span className="mt-0.5 text-warning">
          <Icon name="alert" />
        </span>
        <span className="min-w-0 wrap-anywhere">{text('change.title', { title })}</span>
      </h2>
      <p className="mt-1 max-w-prose">{text(mayAnswer ? 'change.lead' : 'change.forTraveller')}</p>
      <div className="mt-4">
        <ChangeLines facts={facts} />
      </div>
      {change.lessPrice && (
        <p className="mt-4 max-w-prose font-semibold text-success">
          {text('change.less', { amount: write(change.lessPrice.amount, change.lessPrice.currency) })}
        </p>
      )}
      <p className="mt-4 flex items-start gap-2">
        <Icon name="clock" className="mt-0.5 size-5" />
        <span>
          <b>{text('change.until', { when: moment(change.respondBy) })}</b>{' '}
          {text(change.unlessAnswered === 'accept' ? 'change.unless_accept' : 'change.unless_cancel')}
        </span>
      </p>
      {failed !== null && busy === null && (
        <Alert tone="destructive" title={text('change.failed')} className="mt-4">
          {failed === true ? text('change.failedHint') : failed}
        </Alert>
      )}
      {mayAnswer && (
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
          {change.answers.includes('accept') && (
            <Button busy={busy === 'accept'} disabled={busy === 'cancel'} onClick={() => answer('accept')}>
              {text('change.accept')}
            </Button>
          )}
          {change.answers.includes('cancel') && (
            <DialogButton
              variant="outline"
              load={loadDialog}
              disabled={busy === 'accept'}
              dialog={(ConfirmDialog, close) => (
                <ConfirmDialog
                  words={{
                    title: text('change.cancelTitle'),
                    lead: text('change.cancelLead', { title }),
                    keep: text('trips.keep'),
                    confirm: text('change.cancelNow'),
                  }}
                  failed={failed}
                  isBusy={busy === 'cancel'}
                  onConfirm={() => answer('cancel')}
                  onClose={close}
                />
              )}
            >
              {text('change.cancel')}
            </DialogButton>
          )}
        </div>
      )}
    </section>
  )
}

type ChangeAnswer = 'accept' | 'cancel'

interface AnswerSteps {
  /** The answer being sent. */
  busy: ChangeAnswer | null
  /** Error of the last attempt: its text, or true for an unexplained one. */
  failed: string | true | null
  answer: (answer: ChangeAnswer) => void
}

/**
 * Sends the answer to a supplier change. `onDone` receives the answer, or null if the booking changed and has to be
 * fetched again. A retry uses the same key, so that the answer counts once.
 */
function useAnswerChange(
  reference: string,
  { id }: Pick<SupplierChange, 'id'>,
  onDone: (answered: ChangeAnswer | null) => void,
): AnswerSteps {
  const client = useApi()
  const wordsOf = useFailureTexts()
  const [busy, setBusy] = useState<ChangeAnswer | null>(null)
  const [failed, setFailed] = useState<string | true | null>(null)
  // A second click can come before the button is rendered as disabled.
  const underWay = useRef(false)
  const keys = useRef({ accept: randomKey(), cancel: randomKey() })

  const answer = async (choice: ChangeAnswer) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(choice)
    setFailed(null)
    try {
      await answerSupplierChange(client, { reference, id, answer: choice, key: keys.current[choice] })
      onDone(choice)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onDone(null)
      else setFailed(wordsOf(error) || true)
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return { busy, failed, answer: (choice) => void answer(choice) }
}
