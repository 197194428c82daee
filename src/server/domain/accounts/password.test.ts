import { describe, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

vi.unmock('./password-cost.ts')

describe('hashPassword', () => {
  it('names algorithm and cost, and salts each hash', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$/)
    expect(one).not.toBe(two)
  })
})

describe('verifyPassword', () => {
  it('accepts the password and nothing similar', async () => {
    const hash = await hashPassword('correct horse')
    expect(await verifyPassword('correct horse', hash)).toBe(true)
    for (const wrong of ['', 'correct horse ', 'Correct horse', 'correct']) {
      expect(await verifyPassword(wrong, hash)).toBe(false)
    }
  })

  it('accepts both Unicode spellings of a letter', async () => {
    expect(await verifyPassword('caf\u0065\u0301', await hashPassword('caf\u00e9'))).toBe(true)
  })

  it('verifies a hash with another cost by the cost it contains', async () => {
    // scrypt('secret', sixteen zero bytes, 32, { N: 1024, r: 8, p: 1 })
    const cheap = '$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$MAQg4JGLPMRqJFBEKf8fQ-4nhhombI56iCi1UYs3wDs'
    expect(await verifyPassword('secret', cheap)).toBe(true)
    expect(await verifyPassword('other', cheap)).toBe(false)
  })

  it.each([null, '', 'secret', '$scrypt$ln=15,r=8,p=1$$', '$argon2id$x'])(
    'accepts nothing for the stored value %j',
    async (stored) => {
      expect(await verifyPassword('secret', stored)).toBe(false)
      expect(await verifyPassword('', stored)).toBe(false)
    },
  )
})
