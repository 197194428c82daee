import { describe, expect, it } from 'vitest'
import { describeErrors } from './describe-errors.ts'

describe('describeErrors', () => {
  const missing = { field: 'latitude', reason: 'is missing' }
  const meant = { field: 'lat', reason: 'is not a known field; did you mean latitude?' }

  it.each([
    [[missing], 'latitude is missing.'],
    [[meant], 'lat is not a known field; did you mean latitude?'],
    [[missing, meant], 'latitude is missing. One more field is not right.'],
    [
      [meant, missing, missing],
      'lat is not a known field; did you mean latitude? 2 more fields are not right.',
    ],
    [[], ''],
  ])('writes %j as a sentence', (errors, sentence) => {
    expect(describeErrors(errors)).toBe(sentence)
  })
})
