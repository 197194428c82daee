import { expect, it } from 'vitest'
import { createOperatorSessions } from '../../domain/accounts/sessions/operator-sessions.ts'
import { sessionOf } from '../../domain/accounts/sessions/sessions.ts'
import { previewSession } from '../../domain/site-settings/previews/preview-session.ts'
import { keyOfPerson } from './counted-caller.ts'

const sessions = createOperatorSessions(() => new Date('2026-03-10T12:00:00Z'))
const signedIn = async (upstreamToken: string, email?: string) => {
  const person = {
    userType: 'AgencyOwner',
    isRestricted: false,
    firstName: 'Ada',
    ...(email && { email }),
  } as const
  const found = await sessions.find('a', await sessions.start('a', sessionOf(person), upstreamToken))
  if (found === null) throw new Error('the session was not stored')
  return found
}

it('counts two people of an operator without an address separately, also in a preview', async () => {
  const [ada, bo] = [await signedIn('token-of-ada'), await signedIn('token-of-bo')]
  expect(keyOfPerson(ada)).not.toBe(keyOfPerson(bo))
  expect(keyOfPerson(previewSession('agent', ada))).toBe(keyOfPerson(ada))
  expect(keyOfPerson(ada)).not.toBe(keyOfPerson(null))
})

it('counts a person of an operator as the same one after the next log-in', async () => {
  expect(keyOfPerson(await signedIn('same'))).toBe(keyOfPerson(await signedIn('same')))
  const address = 'ada@reader.example'
  expect(keyOfPerson(await signedIn('one', address))).toBe(keyOfPerson(await signedIn('other', address)))
})

it("does not contain the operator's token", async () => {
  expect(keyOfPerson(await signedIn('secret-token'))).not.toContain('secret-token')
})
