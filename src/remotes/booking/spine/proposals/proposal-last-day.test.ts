import { expect, it } from 'vitest'
import { proposalLastDay } from './proposal-last-day.ts'

it('a proposal is for a week unless told otherwise, for 60 days at most, and for no day after the arrival', () => {
  expect(proposalLastDay('2026-03-28', '2026-12-01')).toEqual({ first: '2026-04-04', last: '2026-05-27' })
  expect(proposalLastDay('2026-03-28', '2026-03-30')).toEqual({ first: '2026-03-30', last: '2026-03-30' })
})
