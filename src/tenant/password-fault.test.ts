import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-fault.ts'

describe('passwordFault', () => {
  it.each([
    ['', 'short'],
    ['nine char', 'short'],
    ['ten chars!', null],
    // Counted in characters, not in UTF-16 units.
    ['🧳🧳🧳🧳🧳', 'short'],
    ['🧳🧳🧳🧳🧳🧳🧳🧳🧳🧳', null],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'long'],
    ['Mira@Traveller.example', 'email'],
    ['mira@traveller.example1', null],
  ])('classifies %j as %s', (password, fault) => {
    expect(passwordFault(password, 'mira@traveller.example')).toBe(fault)
  })

  it('ignores the address while none is given', () => {
    expect(passwordFault('          ', '')).toBeNull()
  })
})
