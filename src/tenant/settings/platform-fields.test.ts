import { expect, it } from 'vitest'
import { isPlatformField } from './platform-fields.ts'

it.each(['/hosts', '/identityProviders/staff/issuer', '/agency/isSubscribed', '/agency'])(
  'a change at %s would affect a field of the platform',
  (pointer) => {
    expect(isPlatformField(pointer)).toBe(true)
  },
)

it.each(['/agency/agencyName', '/agency/isSubscribedToo', '/host', '/posts/lisbon/title'])(
  'a change at %s is the owner’s',
  (pointer) => {
    expect(isPlatformField(pointer)).toBe(false)
  },
)
