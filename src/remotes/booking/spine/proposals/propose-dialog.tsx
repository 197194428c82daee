import { DayField, useApi, usePage } from '@livery/platform'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { createProposal } from '../../../../api/proposals.ts'
import type { Product } from '../../../../contract/products.ts'
import type { CreateProposalRequest, CurrencyCode, Proposal } from '../../../../contract/types.ts'
import { addDays } from '../../../../tenant/calendar-days.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { isDay, isDayWithin } from '../../../../ui/date-limits.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/amount.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { ProposalLink } from './proposal-link.tsx'

const usualDays = 7

const mostDays = 60

const MOST_NOTE = 2000

interface ProposeDialogProps {
  offer: ProposedOffer
  onClose: () => void
}

/** Asks for the client's name, a note and the deadline, then shows the link to pass on. */
export function ProposeDialog({ offer, onClose }: ProposeDialogProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const [made, setMade] = useState<Proposal | null>(null)
  const { price, words } = offer
  const total = price ? write(price.total, price.currency) : ''
  return (
    <Dialog
      title={text(made ? 'propose.made' : 'propose.title')}
      description={[...words, total].join(' · ')}
      closeLabel={text('propose.close')}
      onClose={onClose}
    >
      {made ? (
        <ItemScope ordered={made}>
          <ProposalLink proposal={made} />
        </ItemScope>
      ) : (
        <ProposeForm offer={offer} onMade={setMade} />
      )}
    </Dialog>
  )
}

interface ProposeFormProps {
  offer: ProposedOffer
  onMade: (proposal: Proposal) => void
}

/** Form of a proposal; only the last day is required. */
export function ProposeForm({ offer, onMade }: ProposeFormProps) {
  const text = useProductTexts()
  const client = useApi()
  const { today } = usePage()
  const days = proposalLastDay(today, offer.start)
  const limits = { earliest: today, latest: days.last }
  const [validUntil, setValidUntil] = useState(days.first)
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (!isDay(validUntil) || !isDayWithin(validUntil, limits)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    setIsSending(true)
    setFault(null)
    try {
      const made = await createProposal(client, wishOf(offer, new FormData(event.currentTarget)))
      if (made) onMade(made)
    } catch (error) {
      setFault(faultOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form method="post" onSubmit={(event) => void send(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label={text('propose.name')} maxLength={120} autoComplete="off" />
        <Field
          name="email"
          type="email"
          label={text('propose.email')}
          hint={text('propose.emailHint')}
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <TextArea
        name="note"
        label={text('propose.note')}
        hint={text('propose.noteHint')}
        maxLength={MOST_NOTE}
      />
      <DayField
        name="validUntil"
        required
        label={text('propose.validUntil')}
        value={validUntil}
        onChange={setValidUntil}
        {...limits}
      />
      <RadioGroup
        name="price"
        label={text('propose.price')}
        defaultValue="kept"
        options={[
          { value: 'kept', label: text('propose.kept'), hint: text('propose.keptHint') },
          { value: 'market', label: text('propose.market'), hint: text('propose.marketHint') },
        ]}
      />
      {fault && <Alert tone="destructive">{text(fault)}</Alert>}
      <Button type="submit" size="large" wide busy={isSending}>
        {text('propose.send')}
      </Button>
    </form>
  )
}

function wishOf({ product, rateKey, price }: ProposedOffer, data: FormData): CreateProposalRequest {
  const typed = (name: string) => String(data.get(name) ?? '').trim()
  const currency = (price?.currency ?? 'USD') as CurrencyCode
  return {
    product,
    rateKey,
    currency,
    note: typed('note'),
    validUntil: typed('validUntil'),
    keepsPrice: typed('price') !== 'market',
    client: { name: typed('name'), email: typed('email') },
    ...(price && { shownTotal: { amount: price.total, currency } }),
  }
}

/** Returns the text key of an error. */
function faultOf(error: unknown): string {
  const { code, errors = [] } = error instanceof ApiError ? error : { code: 'unexpected' }
  if (code === 'price_changed' || code === 'sold_out') return `propose.${code}`
  const fields = errors.map(({ field }) => field)
  if (fields.includes('client.email')) return 'propose.badEmail'
  if (fields.includes('validUntil')) return 'propose.badDay'
  if (fields.includes('note')) return 'propose.badNote'
  return 'propose.failed'
}

/** Returns the last day of a proposal: by default a week from today, at most 60 days, never after the arrival. */
export function proposalLastDay(today: string, arrival: string): { first: string; last: string } {
  const earlier = (one: string, other: string) => (one < other ? one : other)
  return {
    first: earlier(addDays(today, usualDays), arrival),
    last: earlier(addDays(today, mostDays), arrival),
  }
}

/** An offer on a page that an agent proposes, with what the dialog shows of it. */
export interface ProposedOffer {
  product: Product
  rateKey: string
  price?: { currency: string; total: number } | undefined
  /** A short description, such as the room and its board. */
  words: readonly string[]
  /** The arrival, YYYY-MM-DD; a proposal cannot last longer. */
  start: string
}
