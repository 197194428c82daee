import { describe, expect, it } from 'vitest'
import { sessionOf } from './sessions.ts'

describe('sessionOf', () => {
  // §6.11
  it.each(['AgencyOwner', 'Admin', 'SalesAgent'] as const)(
    'treats %s as a travel agent (spec §1)',
    (userType) => {
      expect(sessionOf({ userType, isRestricted: false, firstName: 'Ada' })).toEqual({
        signedIn: true,
        isTravelAgent: true,
        isRestrictedAgent: false,
        userType,
        firstName: 'Ada',
      })
    },
  )

  it('recognises restricted agents, but never a restricted traveller', () => {
    const restricted = { isRestricted: true, firstName: '' }
    expect(sessionOf({ ...restricted, userType: 'SalesAgent' }).isRestrictedAgent).toBe(true)
    expect(sessionOf({ ...restricted, userType: 'Traveller' })).toEqual({
      signedIn: true,
      isTravelAgent: false,
      isRestrictedAgent: false,
      userType: 'Traveller',
    })
  })

  it("contains the person's name, picture and wallet, but never their id", () => {
    const person = {
      ...({ userType: 'Traveller', isRestricted: false, firstName: 'Ada', lastName: 'Ferreira' } as const),
      id: '7',
      email: 'ada@test.example',
      pictureHash: '0123456789abcdef',
      isRewardWalletEnable: true,
    }
    expect(sessionOf(person)).toEqual({
      signedIn: true,
      isTravelAgent: false,
      isRestrictedAgent: false,
      userType: 'Traveller',
      firstName: 'Ada',
      lastName: 'Ferreira',
      email: 'ada@test.example',
      profileImage: '/media/0123456789abcdef.webp',
      isRewardWalletEnable: true,
    })
  })
})
