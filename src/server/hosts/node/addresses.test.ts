import { describe, expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

const linesAt = (address: string | null) => addressesOf({ mode: 'demo', address }, 4000, ['acme'], [])

describe("the demo's start output", () => {
  it("lists each agency's address", () => {
    expect(linesAt(null)).toEqual([
      '',
      'Livery is ready.',
      '',
      '  gallery  http://localhost:4000',
      '  acme     http://acme.localhost:4000',
      '',
    ])
  })

  it.each(['localhost', '127.0.0.1', '::1'])(
    'says for %s that only this machine is answered, and how to change that',
    (address) => {
      expect(linesAt(address)).toContain(
        'It answers this machine alone; LIVERY_ADDRESS=0.0.0.0 opens it to the network.',
      )
    },
  )

  it.each(['10.0.0.7', 'fd00::7', '127.0.0.2'])(
    'says for %s that the names must resolve to it',
    (address) => {
      expect(linesAt(address)).toContain(
        `It answers at ${address} alone, so these names have to resolve to it.`,
      )
    },
  )

  it.each([null, '0.0.0.0', '::'])('adds nothing for %s, which is every address', (address) => {
    expect(linesAt(address)).toEqual(linesAt(null))
  })
})
