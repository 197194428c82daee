import { useApi, usePage } from '@livery/platform'
import { type FormEvent, useId, useState } from 'react'
import { paySandbox, type SandboxHolder } from '../../../../../api/booking-payments.ts'
import { sandboxToken } from '../../../../../tenant/sandbox-token.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../formatting/use-product-texts.ts'
import { useAmounts } from '../../price/amount.tsx'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { PaymentProgress } from '../payment-progress.tsx'
import type { PaymentControl } from '../use-payment.ts'
import { type CardSlips, cardSlips, type TypedCard } from './card-slips.ts'
import { FormattedField, formatCode, formatExpiry, formatNumber } from './formatted-field.tsx'
import { TestCards } from './test-cards.tsx'

interface SandboxPaymentProps {
  payment: PaymentControl
  holder: SandboxHolder
}

const blank: TypedCard = { number: '', expiry: '', code: '' }
const fields = ['number', 'expiry', 'code'] as const

/**
 * Payment at the test gateway. The browser turns a card number into a token, and only for test cards: no other number
 * is sent anywhere. Source: decision 0061.
 */
export function SandboxPayment({ payment, holder }: SandboxPaymentProps) {
  const text = useProductTexts()
  const api = useApi()
  const write = useAmounts()
  const { due } = payment.booking.payment
  const isWorking = payment.phase === 'working'
  const form = useCard()

  function submit(event: FormEvent) {
    event.preventDefault()
    const token = form.check() ? sandboxToken({ card: form.card.number }) : null
    if (token === null || isWorking) return
    void payment.pay(() => paySandbox(api, holder, { token }).then(() => true))
  }

  const amount = write(due.amount, due.currency)
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Alert title={text('payment.test.title')}>{text('payment.test.hint')}</Alert>
      <TestCards chosen={form.card.number} onChoose={form.fill} />
      <CardFields {...form} onChange={form.change} onLeave={form.markLeft} />
      <PaymentOutcome payment={payment} />
      <Button type="submit" size="large" wide busy={isWorking}>
        {text('payment.pay', { amount })}
      </Button>
      <PaymentProgress isShown={isWorking} />
      {payment.phase === 'question' && (
        <BankQuestion
          amount={amount}
          onAnswer={(isApproved) =>
            void payment.pay(() => paySandbox(api, holder, { isApproved }).then(() => true))
          }
        />
      )}
    </form>
  )
}

/**
 * Card input and its errors: they appear when a field loses focus or the form is submitted, and disappear when
 * corrected.
 */
function useCard() {
  const { today } = usePage()
  const form = useId()
  const [card, setCard] = useState(blank)
  const [left, setLeft] = useState<readonly (keyof TypedCard)[]>([])
  const all = cardSlips(card, today)
  const slips: CardSlips = Object.fromEntries(
    Object.entries(all).filter(([field]) => left.some((one) => one === field)),
  )
  // A page can show several payments, one for each waiting amendment.
  const idOf = (field: keyof TypedCard) => `${form}-${field}`
  return {
    card,
    slips,
    idOf,
    change: (change: Partial<TypedCard>) => setCard((before) => ({ ...before, ...change })),
    markLeft(field: keyof TypedCard) {
      // Leaving an empty field is no error yet.
      if (card[field] !== '') setLeft((before) => [...before, field])
    },
    fill(number: string) {
      const year = (Number(today.slice(2, 4)) + 3) % 100
      setCard({ number, expiry: `12 / ${String(year).padStart(2, '0')}`, code: '123' })
    },
    check(): boolean {
      setLeft(fields)
      const first = fields.find((field) => all[field])
      if (first) document.getElementById(idOf(first))?.focus()
      return first === undefined
    },
  }
}

interface BankQuestionProps {
  /** The formatted amount. */
  amount: string
  onAnswer: (isApproved: boolean) => void
}

/** The bank's question to the payer (3-D Secure); closes only with an answer. */
function BankQuestion({ amount, onAnswer }: BankQuestionProps) {
  const text = useProductTexts()
  return (
    <Dialog
      title={text('payment.bank.title')}
      description={text('payment.bank.question', { amount })}
      lead={
        <p className="mb-4 flex items-center gap-2 text-sm font-semibold text-muted-foreground">
          <Icon name="lock" className="size-4.5" />
          {text('payment.bank.name')}
        </p>
      }
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {text('payment.bank.refuse')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{text('payment.bank.approve')}</Button>
        </>
      }
    >
      <p className="text-sm text-muted-foreground">{text('payment.bank.test')}</p>
    </Dialog>
  )
}

interface CardFieldsProps {
  card: TypedCard
  slips: CardSlips
  idOf: (field: keyof TypedCard) => string
  onChange: (change: Partial<TypedCard>) => void
  onLeave: (field: keyof TypedCard) => void
}

/** Number, expiry date and security code, in the order of the card. */
function CardFields({ card, slips, idOf, onChange, onLeave }: CardFieldsProps) {
  const text = useProductTexts()
  const fieldOf = (field: keyof TypedCard) => {
    const slip = slips[field]
    return {
      id: idOf(field),
      value: card[field],
      label: text(`payment.card.${field}`),
      ...(slip && { error: text(`payment.card.${field}.${slip}`) }),
      onValue: (value: string) => onChange({ [field]: value }),
      onBlur: () => onLeave(field),
    }
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <FormattedField {...fieldOf('number')} autoComplete="cc-number" format={formatNumber} />
      </div>
      <FormattedField
        {...fieldOf('expiry')}
        autoComplete="cc-exp"
        placeholder={text('payment.card.expiryForm')}
        format={formatExpiry}
      />
      <FormattedField {...fieldOf('code')} autoComplete="cc-csc" format={formatCode} />
    </div>
  )
}
