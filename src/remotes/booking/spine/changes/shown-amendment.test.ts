import { expect, it } from 'vitest'
import type { Amendment } from '../../../../contract/types.ts'
import { shownAmendment } from './shown-amendment.ts'

const amendment = (id: number, state: Amendment['state']) =>
  ({ id: `${id}`, createdAt: `2026-03-0${id}T00:00:00Z`, state }) as Amendment
const shown = (...amendments: Amendment[]) => shownAmendment({ amendments })?.id ?? null

it('is the latest one that ended, in any order of the list', () => {
  expect(shown(amendment(2, 'rejected'), amendment(1, 'applied'))).toBe('2')
  expect(shown(amendment(1, 'applied'), amendment(2, 'rejected'))).toBe('2')
})

it.each(['accepted', 'applying', 'in_doubt'] as const)(
  'is the one that is %s rather than a later one',
  (state) => {
    expect(shown(amendment(1, state), amendment(2, 'failed'), amendment(3, 'proposed'))).toBe('1')
  },
)

it('is null if there are only proposed ones', () => {
  expect(shown(amendment(1, 'applied'), amendment(2, 'proposed'))).toBe('1')
  expect(shown(amendment(1, 'proposed'))).toBeNull()
  expect(shownAmendment({})).toBeNull()
})
