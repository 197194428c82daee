import { expect, it } from 'vitest'
import { createDemoClock } from './demo-clock.ts'

function clocks() {
  let now = Date.parse('2026-11-28T12:00:00Z')
  const clock = createDemoClock(() => new Date(now))
  return {
    clock,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('is the real time until it is moved, and runs on from there', async () => {
  const { clock, pass } = clocks()
  expect([clock.now().toISOString(), clock.isMoved]).toEqual(['2026-11-28T12:00:00.000Z', false])
  expect(await clock.moveTo(new Date('2027-03-05T10:00:00Z'))).toBe(true)
  pass(60_000)
  expect([clock.now().toISOString(), clock.isMoved]).toEqual(['2027-03-05T10:01:00.000Z', true])
  await clock.reset()
  expect([clock.now().toISOString(), clock.isMoved]).toEqual(['2026-11-28T12:01:00.000Z', false])
})

it('moves neither into the past, nor too far, nor to a moment that does not exist', async () => {
  const { clock } = clocks()
  for (const moment of ['2026-11-28T11:59:59Z', '2028-11-28T12:00:00Z', 'tomorrow'])
    expect(await clock.moveTo(new Date(moment))).toBe(false)
  expect(clock.isMoved).toBe(false)
})
