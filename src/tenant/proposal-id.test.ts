import { expect, it } from 'vitest'
import { proposalId } from './proposal-id.ts'

it('a proposal’s id is a UUID in either case, and nothing else', () => {
  const id = '6f1c1f0e-0000-4000-8000-00000000000a'
  expect(proposalId(id.toUpperCase())).toBe(id)
  for (const text of [null, undefined, '', '7', `${id}x`, `../${id}`, '<script>', `${id}/..`]) {
    expect(proposalId(text)).toBeNull()
  }
})
