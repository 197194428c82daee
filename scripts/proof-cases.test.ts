import { afterEach, expect, it, vi } from 'vitest'
import { proofCases, proofRuns } from './proof-cases.ts'

afterEach(() => vi.unstubAllEnvs())

const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

it('gives as many cases as named in npm test, evenly spread from the first', () => {
  vi.stubEnv('TEST_PROOFS', '')
  expect(proofCases(cases, 1)).toEqual(['a'])
  expect(proofCases(cases, 3)).toEqual(['a', 'd', 'f'])
  for (const few of [2, 4, 5, 6, 7]) expect(proofCases(cases, few)).toHaveLength(few)
  expect(proofCases(cases, 20)).toEqual(cases)
  expect(proofRuns({ few: 2, all: 50 })).toBe(2)
})

it('gives every case in a proof', () => {
  vi.stubEnv('TEST_PROOFS', 'on')
  expect(proofCases(cases, 1)).toEqual(cases)
  expect(proofRuns({ few: 2, all: 50 })).toBe(50)
})
