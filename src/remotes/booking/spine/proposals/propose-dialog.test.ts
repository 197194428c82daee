import { expect, it } from 'vitest'
import { proposalLastDay } from './propose-dialog.tsx'

it('a proposal lasts a week by default, at most 60 days, and never beyond the arrival', () => {
  expect(proposalLastDay('2026-03-28', '2026-12-01')).toEqual({ first: '2026-04-04', last: '2026-05-27' })
  expect(proposalLastDay('2026-03-28', '2026-03-30')).toEqual({ first: '2026-03-30', last: '2026-03-30' })
})
