import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'

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
