import { expect, it } from 'vitest'
import { Problem } from '../../kernel/errors/problem.ts'
import { createVisitorRateLimit } from './visitor-rate-limit.ts'

const slow = { burst: 3, perSecond: 0.001 }
const detail = 'Too many of them.'

/** The number of ten calls that are allowed. */
function passed(call: () => void): number {
  let count = 0
  for (let index = 0; index < 10; index += 1) {
    try {
      call()
      count += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited', message: expect.any(String) })
    }
  }
  return count
}

it('counts each visit at each agency separately', () => {
  const pace = createVisitorRateLimit({ visits: slow, addresses: { burst: 100, perSecond: 1 }, detail })
  const call = (agencyId: string, key: string) => () => pace({ agencyId, key, address: null })
  expect(passed(call('aurora', 'visit a'))).toBe(3)
  expect(passed(call('aurora', 'visit b'))).toBe(3)
  expect(passed(call('meridian', 'visit a'))).toBe(3)
})

it('counts an address at an agency, whatever its visits, and an IPv6 customer as one', () => {
  const pace = createVisitorRateLimit({ visits: { burst: 100, perSecond: 1 }, addresses: slow, detail })
  let visit = 0
  const call = (agencyId: string, address: string) => () => {
    visit += 1
    pace({ agencyId, key: `visit ${visit}`, address })
  }
  expect(passed(call('aurora', '203.0.113.7'))).toBe(3)
  expect(passed(call('meridian', '203.0.113.7'))).toBe(3)
  expect(passed(call('aurora', '2001:db8:7::1'))).toBe(3)
  expect(passed(call('aurora', '2001:db8:7::2'))).toBe(0)
})

it('does not count calls without visit and address', () => {
  const pace = createVisitorRateLimit({ visits: slow, addresses: slow, detail })
  expect(passed(() => pace({ agencyId: 'aurora', key: null, address: null }))).toBe(10)
})

it('returns the time to wait', () => {
  const pace = createVisitorRateLimit({ visits: { burst: 1, perSecond: 0.1 }, addresses: slow, detail })
  const call = () => pace({ agencyId: 'aurora', key: 'visit a', address: null })
  call()
  try {
    call()
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    expect((error as Problem).detail).toBe(detail)
    expect(Number((error as Problem).headers?.['retry-after'])).toBeGreaterThanOrEqual(9)
  }
})
