import { expect, it } from 'vitest'
import type { ItemDocumentState } from './document-item.ts'
import { documentState } from './document-state.ts'

it.each<[ItemDocumentState[], string]>([
  [['confirmed'], 'confirmed'],
  [['confirmed', 'completed'], 'confirmed'],
  [['completed', 'completed'], 'completed'],
  [['confirmed', 'rejected'], 'partly_confirmed'],
  [['confirmed', 'cancelled'], 'confirmed'],
  [['confirmed', 'cancelled', 'rejected'], 'partly_confirmed'],
  [['cancelled', 'completed'], 'completed'],
  [['rejected', 'completed'], 'completed'],
  [['confirmed', 'pending', 'rejected'], 'pending'],
  [['confirmed', 'cancellation_requested'], 'cancellation_requested'],
  [['cancelled', 'rejected'], 'cancelled'],
  [['rejected', 'rejected'], 'rejected'],
])('a booking whose items are %j is %s', (states, state) => {
  expect(documentState(states)).toBe(state)
})
