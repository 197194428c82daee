import { describe, expect, it } from 'vitest'
import { collected, collectedTotal, comparePaymentDates, type ScheduledPayment } from './scheduled-payment.ts'

const balance: ScheduledPayment = { at: '2027-04-01', amount: 900, to: 'agency', kind: 'balance' }
const deposit: ScheduledPayment = { at: null, amount: 100, to: 'agency', kind: 'deposit' }
const tax: ScheduledPayment = { at: '2027-05-01', amount: 20, to: 'supplier', kind: 'local' }

describe('collected', () => {
  it('returns what the agency collects, earliest first, without payments to the supplier', () => {
    expect(collected([balance, tax, deposit])).toEqual([deposit, balance])
  })
})

describe('collectedTotal', () => {
  it('adds up what the agency collects', () => {
    expect(collectedTotal([balance, tax, deposit])).toBe(1000)
    expect(collectedTotal([tax])).toBe(0)
  })
})

describe('comparePaymentDates', () => {
  it('puts payments with the booking first, then orders by date', () => {
    const dates = ['2027-04-01', null, '2026-12-31', null]
    expect(dates.toSorted(comparePaymentDates)).toEqual([null, null, '2026-12-31', '2027-04-01'])
  })
})
