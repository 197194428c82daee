import { expect, it } from 'vitest'
import { staysNear } from './nearest-dates.tsx'

const stay = { start: '2026-03-01', end: '2026-03-04', rooms: 1, adults: 2, childAges: [] }

it('nearby stays have the same length, are in order and cross month ends', () => {
  const near = staysNear(stay, '2026-01-01')
  expect(near.map(({ start, end }) => `${start} ${end}`)).toEqual([
    '2026-02-26 2026-03-01',
    '2026-02-27 2026-03-02',
    '2026-02-28 2026-03-03',
    '2026-03-02 2026-03-05',
    '2026-03-03 2026-03-06',
    '2026-03-04 2026-03-07',
  ])
})

it('nearby stays start today at the earliest', () => {
  expect(staysNear(stay, '2026-03-01').map(({ start }) => start)).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-08',
  ])
})
