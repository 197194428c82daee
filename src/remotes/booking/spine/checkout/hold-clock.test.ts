import { expect, it } from 'vitest'
import { clockText, endByDevice, secondsUntil } from './hold-clock.ts'

it("a hold ends by the server's time, even if the device's clock is hours off", () => {
  const heardAt = Date.parse('2031-01-01T00:00:00Z')
  const end = endByDevice({ secondsLeft: 899 }, heardAt)
  expect(secondsUntil(end, heardAt)).toBe(899)
  expect(secondsUntil(end, heardAt + 1500)).toBe(898)
  expect(secondsUntil(end, heardAt + 899_000)).toBe(0)
  expect(secondsUntil(end, heardAt + 5_000_000)).toBe(0)
})

it('seconds are written as on a clock', () => {
  expect([899, 180, 61, 9, 0].map(clockText)).toEqual(['14:59', '3:00', '1:01', '0:09', '0:00'])
  expect([3599, 3600, 86_399].map(clockText)).toEqual(['59:59', '1:00:00', '23:59:59'])
})
