import { expect, it } from 'vitest'
import { changedFacts } from './changed-facts.ts'

const from = { label: 'Check-in', value: 'Monday' }
const length = { label: '2 nights', value: 'Standard room' }

it('returns only the differences, with their previous values', () => {
  expect(changedFacts([from, length], [{ ...from, value: 'Tuesday' }, length])).toEqual([
    { label: 'Check-in', was: 'Monday', becomes: 'Tuesday' },
  ])
  expect(changedFacts([from, length], [from, length])).toEqual([])
})

it('keeps the name of a fact next to each value if the name changed too', () => {
  expect(changedFacts([length], [{ ...length, label: '3 nights' }])).toEqual([
    { label: '', was: '2 nights\nStandard room', becomes: '3 nights\nStandard room' },
  ])
})
