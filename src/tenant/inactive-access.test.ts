import { describe, expect, it } from 'vitest'
import { isOpenWhileInactive } from './inactive-access.ts'
import type { PolicySession } from './permissions.ts'

const agency = { allowNonLoginFlow: true, academyUrl: '' }
const visitor = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false } as PolicySession
const person = (userType: string, isTravelAgent: boolean) =>
  ({ ...visitor, signedIn: true, isTravelAgent, userType }) as PolicySession
const owner = person('AgencyOwner', true)
const traveller = person('Traveller', false)
const isOpen = (path: string, session: PolicySession) => isOpenWhileInactive(path, session, agency)

describe('inactive agency', () => {
  it.each(['/login', '/sso', '/forgotpassword', '/forgot-password', '/newPassword', '/verify', '/logout'])(
    'lets everyone sign in at %s',
    (path) => {
      for (const session of [visitor, traveller, owner]) expect(isOpen(path, session)).toBe(true)
    },
  )

  it.each(['/expiry', '/expired'])('shows everyone at %s that a mailed link has expired', (path) => {
    for (const session of [visitor, traveller, owner]) expect(isOpen(path, session)).toBe(true)
  })

  it.each([
    '/dashboard',
    '/settings/website/',
    '/settings/website/booking',
    '/settings/profile',
    '/users/agents',
  ])('lets its agents work at %s, and no one else', (path) => {
    expect(isOpen(path, owner)).toBe(true)
    expect(isOpen(path, person('SalesAgent', true))).toBe(true)
    expect(isOpen(path, traveller)).toBe(false)
    expect(isOpen(path, visitor)).toBe(false)
  })

  it.each(['/', '/about', '/signup', '/booknow/hotels', '/blog'])('is closed to everyone at %s', (path) => {
    for (const session of [visitor, traveller, owner]) expect(isOpen(path, session)).toBe(false)
  })

  it('is closed to travellers on their own pages', () => {
    for (const path of ['/mytrip/dashboard', '/settings/profile']) expect(isOpen(path, traveller)).toBe(false)
  })
})
