import { expect, it } from 'vitest'
import { isCancellable } from './is-cancellable.ts'

const honolulu = { timeZone: 'Pacific/Honolulu' }
const booked = { state: 'confirmed', startsOn: '2026-05-01' } as const

it('allows cancelling until the day of arrival is over, in local time', () => {
  expect(isCancellable(booked, honolulu, new Date('2026-04-01T00:00:00Z'))).toBe(true)
  expect(isCancellable(booked, honolulu, new Date('2026-05-02T09:59:00Z'))).toBe(true)
  expect(isCancellable(booked, honolulu, new Date('2026-05-02T10:01:00Z'))).toBe(false)
})

it('allows cancelling nothing that is not booked or is already being cancelled', () => {
  for (const state of ['on_hold', 'pending', 'cancellation_requested', 'cancelled', 'completed'] as const) {
    expect(isCancellable({ ...booked, state }, honolulu, new Date('2026-04-01T00:00:00Z'))).toBe(false)
  }
})
