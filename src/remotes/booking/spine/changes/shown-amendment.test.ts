import { expect, it } from 'vitest'
import type { Amendment } from '../../../../contract/types.ts'
import { shownAmendment } from './shown-amendment.ts'

const amendment = (id: number, state: Amendment['state']) =>
  ({ id: `${id}`, createdAt: `2026-03-0${id}T00:00:00Z`, state }) as Amendment
const shown = (...amendments: Amendment[]) => shownAmendment({ amendments })?.id ?? null

it('is the latest that came to an end, in whatever order they come', () => {
  expect(shown(amendment(2, 'rejected'), amendment(1, 'applied'))).toBe('2')
  expect(shown(amendment(1, 'applied'), amendment(2, 'rejected'))).toBe('2')
})

it.each(['accepted', 'applying', 'in_doubt'] as const)('is one that is %s before any later one', (state) => {
  expect(shown(amendment(1, state), amendment(2, 'failed'), amendment(3, 'proposed'))).toBe('1')
})

it('is none that is only proposed', () => {
  expect(shown(amendment(1, 'applied'), amendment(2, 'proposed'))).toBe('1')
  expect(shown(amendment(1, 'proposed'))).toBeNull()
  expect(shownAmendment({})).toBeNull()
})
