import { describe, expect, it } from 'vitest'
import { ApiError, isShort, readQuota } from './api-error.ts'

it('an ApiError from another bundle is still an instance of ApiError', () => {
  class Elsewhere extends Error {
    override readonly name = 'ApiError'
  }
  expect(new ApiError({ status: 409, code: 'sold_out', detail: '' })).toBeInstanceOf(ApiError)
  expect(new Elsewhere()).toBeInstanceOf(ApiError)
  expect(new TypeError('no')).not.toBeInstanceOf(ApiError)
  expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiError)
  expect(null).not.toBeInstanceOf(ApiError)
})

const fields = (ratelimit: string, policy: string) =>
  readQuota(new Headers({ ratelimit, 'ratelimit-policy': policy }))

describe('quota of an answer', () => {
  it('tells what remains, of how much, and the seconds until one more returns', () => {
    expect(fields('"pictures";r=18;t=910', '"pictures";q=200;w=1000')).toEqual({
      left: 18,
      limit: 200,
      secondsEach: 5,
    })
  })

  it.each([
    ['', ''],
    ['"a";t=5', '"a";q=10;w=10'],
    ['"a";r=5', '"a";q=0;w=10'],
    ['"a";r=5', '"a";q=10'],
    ['"a";r=-1', '"a";q=10;w=10'],
    ['100, 50;r=x', 'nonsense'],
  ])('is null for %j and %j', (state, policy) => {
    expect(fields(state, policy)).toBeNull()
  })

  it('is null for an answer without the fields', () => {
    expect(readQuota(new Headers())).toBeNull()
  })

  it('is low when a tenth or less remains', () => {
    const at = (left: number) => isShort({ left, limit: 40, secondsEach: 20 })
    expect([5, 4, 0].map(at)).toEqual([false, true, true])
  })
})
