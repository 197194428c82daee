import { expect, it } from 'vitest'
import { viewerOf } from './viewer.ts'

const nobody = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }

it.each([
  ['an anonymous visitor', nobody, true, 'anonymous'],
  [
    'an anonymous visitor of an agency that asks for a log-in first',
    nobody,
    false,
    'anonymous-without-prices',
  ],
  ['a traveller', { ...nobody, signedIn: true }, false, 'traveller'],
  ['an agent', { signedIn: true, isTravelAgent: true, isRestrictedAgent: false }, false, 'agent'],
  [
    'a restricted agent',
    { signedIn: true, isTravelAgent: true, isRestrictedAgent: true },
    true,
    'restricted-agent',
  ],
  [
    'flags without a session',
    { signedIn: false, isTravelAgent: true, isRestrictedAgent: false },
    true,
    'anonymous',
  ],
] as const)('sees in %s the right viewer', (_, session, allowNonLoginFlow, viewer) => {
  expect(viewerOf(session, { allowNonLoginFlow, academyUrl: '' })).toBe(viewer)
})
