import { expect, it } from 'vitest'
import { passedThrough } from './cruise-price.ts'
import { sailingNamed } from './sailings.ts'
import { bookedCabin } from './testing-booked-cabin.ts'

/** The excursions among extras, with the days of the itinerary. */
const excursions = (extras: readonly { code: string }[]) =>
  extras.map(({ code }) => code).filter((code) => /_\d+$/.test(code))

it('refunds the charges and the excursions of a skipped port, once', async () => {
  const booked = await bookedCabin({ criteria: { scenario: 'port_skipped' }, extrasOf: excursions })
  const { price, subject } = booked.quote
  const { becomes, savedCharges = [] } = await booked.accepted()
  const skipped = becomes.sailing.calls.findLast(
    ({ kind, day }) => kind === 'skipped' && subject.sailing.calls[day - 1]?.kind === 'call',
  )
  const plan = sailingNamed(subject.sailing.id)
  if (skipped === undefined || plan === null) throw new Error('no port is skipped')
  const lines = [passedThrough(plan, 2), passedThrough({ ...plan, alsoSkips: skipped.day - 1 }, 2)]
  const charges = lines.map((own) => own.reduce((sum, { amount }) => sum + amount, 0))
  const lost = subject.extras.filter(({ day }) => day === skipped.day)
  const amountOf = (code: string) => savedCharges.find((one) => one.code === code)?.amount ?? 0
  expect(amountOf('port_charges') + amountOf('government_fees')).toBe((charges[0] ?? 0) - (charges[1] ?? 0))
  expect(lost.length).toBeGreaterThan(0)
  expect(amountOf('excursion')).toBeGreaterThan(0)
  expect(becomes.extras).toEqual(subject.extras.filter((extra) => !lost.includes(extra)))
  expect(excursions(becomes.offered.extras).filter((code) => code.endsWith(`_${skipped.day}`))).toEqual([])

  const saved = savedCharges.reduce((sum, { amount }) => sum + amount, 0)
  expect(becomes.refund).toEqual({ amount: saved, currency: price.currency })
  const { deposit, balance } = becomes.payments
  expect(deposit.amount + (balance?.amount ?? 0)).toBe(price.net - saved)
  const cost = await booked.supplier.cancelQuote('r')
  expect((cost?.refund.amount ?? 0) + (cost?.penalty.amount ?? 0)).toBe(price.net - saved)
  expect((await booked.changedTo({ dining: 'late' })).price.net).toBe(price.net - saved)
})

it('refunds what is left after a skipped port when all is forfeited', async () => {
  const booked = await bookedCabin({ criteria: { scenario: 'port_skipped' } })
  const { savedCharges = [] } = await booked.accepted()
  booked.now.at = `${booked.quote.subject.sailing.departsOn}T00:00:00Z`
  const saved = savedCharges.reduce((sum, { amount }) => sum + amount, 0)
  expect(await booked.supplier.cancelQuote('r')).toMatchObject({
    penalty: { amount: booked.quote.price.net - saved },
    refund: { amount: 0 },
  })
})
