import { expect, it } from 'vitest'
import { periodSpan } from './period-span.ts'

const rental = { start: '2026-05-08', startTime: '10:00', end: '2026-05-11', endTime: '09:30' }
const visit = { start: '2026-05-08', startTime: '08:30', end: '2026-05-08' }
const stay = { start: '2026-05-08', end: '2026-05-12' }

it('is the period of a single item, with its times', () => {
  expect(periodSpan([rental])).toEqual(rental)
  expect(periodSpan([stay])).toEqual(stay)
})

it('starts with the first item and ends with the last', () => {
  expect(periodSpan([rental, visit])).toEqual({ ...rental, startTime: '08:30' })
  expect(periodSpan([rental, stay])).toEqual(stay)
  const later = { ...rental, start: '2026-05-09' }
  expect(periodSpan([later, { ...visit, start: '2026-05-10' }])).toEqual(later)
})
