import { useApi, usePage } from '@livery/platform'
import { type FormEvent, useState } from 'react'
import { paySandbox, type SandboxHolder } from '../../../../../api/booking-payments.ts'
import { sandboxToken } from '../../../../../tenant/sandbox-token.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { useAmounts } from '../../price/use-amounts.ts'
import { useWords } from '../../words/use-words.ts'
import type { PaymentControl } from '../use-payment.ts'
import { Working } from '../working.tsx'
import { BankQuestion } from './bank-question.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardSlips, cardSlips, type TypedCard } from './card-slips.ts'
import { TestCards } from './test-cards.tsx'

interface SandboxPaymentProps {
  payment: PaymentControl
  holder: SandboxHolder
}

const blank: TypedCard = { number: '', expiry: '', code: '' }
const fields = ['number', 'expiry', 'code'] as const

/**
 * Pays at the test gateway. A number becomes a token here in the browser, and only the numbers of test cards do: no other is sent
 * anywhere. Source: decision 0061.
 */
export function SandboxPayment({ payment, holder }: SandboxPaymentProps) {
  const text = useWords()
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
      <CardFields card={form.card} slips={form.slips} onChange={form.change} onLeave={form.leave} />
      <Button type="submit" size="large" wide busy={isWorking}>
        {text('payment.pay', { amount })}
      </Button>
      <Working isShown={isWorking} />
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

/** What is typed, and what of it is wrong: said when a field is left or the form is sent, and taken back as soon as it is mended. */
function useCard() {
  const { today } = usePage()
  const [card, setCard] = useState(blank)
  const [left, setLeft] = useState<readonly (keyof TypedCard)[]>([])
  const all = cardSlips(card, today)
  const slips: CardSlips = Object.fromEntries(
    Object.entries(all).filter(([field]) => left.some((one) => one === field)),
  )
  return {
    card,
    slips,
    change: (change: Partial<TypedCard>) => setCard((before) => ({ ...before, ...change })),
    leave(field: keyof TypedCard) {
      // Who passes through an empty field has said nothing yet.
      if (card[field] !== '') setLeft((before) => [...before, field])
    },
    fill(number: string) {
      const year = (Number(today.slice(2, 4)) + 3) % 100
      setCard({ number, expiry: `12 / ${String(year).padStart(2, '0')}`, code: '123' })
    },
    check(): boolean {
      setLeft(fields)
      const first = fields.find((field) => all[field])
      if (first) document.getElementById(`card-${first}`)?.focus()
      return first === undefined
    },
  }
}
