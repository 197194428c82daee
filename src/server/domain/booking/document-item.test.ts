import { expect, it } from 'vitest'
import type { DocumentTexts } from '../documents/document-texts.ts'
import { cancellationTexts } from '../documents/money-texts.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { documentCancellation } from './document-item.ts'

const penalty = (from: string, amount: number) => ({ from, penalty: { amount, currency: 'USD' } })
const steps = [penalty('2027-01-10T00:00:00', 100), penalty('2027-03-01T00:00:00', 900)]
const quoted = {
  policy: {
    timeZone: 'Pacific/Auckland',
    isRefundable: true,
    steps: steps.map((step) => ({ ...step, penalty: step.penalty.amount })),
  },
  price: { currency: 'USD' },
} as unknown as QuotedItem
const words = { say: (key: string) => key, time: String, money: String } as unknown as DocumentTexts

it.each([
  ['2027-01-09T10:59:59Z', ['cancel.free', 'cancel.step', 'cancel.step']],
  ['2027-01-09T11:00:00Z', ['cancel.step', 'cancel.step']],
])('says that cancelling is free at first only if it was at the booking: %s', (bookedAt, texts) => {
  const cancellation = documentCancellation(quoted, new Date(bookedAt))
  expect(cancellationTexts({ cancellation, price: null }, words)).toEqual(texts)
})
