import { describe, expect, it } from 'vitest'
import { createOperatorSessions } from './operator-sessions.ts'
import { sessionOf } from './sessions.ts'

const traveller = sessionOf({ userType: 'Traveller', isRestricted: false, firstName: 'Ada' })
const start = Date.parse('2026-03-10T12:00:00Z')
const week = 7 * 86_400_000

describe("sessions of an operator's own API", () => {
  it("hold the operator's token behind another one, for one agency", async () => {
    const sessions = createOperatorSessions(() => new Date(start))
    const token = await sessions.start('agency-a', traveller, 'upstream')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await sessions.find('agency-a', token)).toEqual({
      session: traveller,
      userId: null,
      sessionId: null,
      upstreamToken: 'upstream',
      tokenDigest: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await sessions.find('agency-b', token)).toBeNull()
    expect(await sessions.find('agency-a', 'upstream')).toBeNull()
  })

  it('end when they are ended and after a week', async () => {
    let now = start
    const sessions = createOperatorSessions(() => new Date(now))
    const ended = await sessions.start('agency-a', traveller, 'upstream')
    await sessions.end('agency-a', ended)
    expect(await sessions.find('agency-a', ended)).toBeNull()
    const token = await sessions.start('agency-a', traveller, 'upstream')
    now = start + week - 1
    expect(await sessions.find('agency-a', token)).not.toBeNull()
    now = start + week
    expect(await sessions.find('agency-a', token)).toBeNull()
  })

  it('are limited: above the capacity the oldest ends', async () => {
    const sessions = createOperatorSessions(() => new Date(start), 2)
    const [first = '', second = '', third = ''] = [
      await sessions.start('agency-a', traveller, '1'),
      await sessions.start('agency-a', traveller, '2'),
      await sessions.start('agency-a', traveller, '3'),
    ]
    expect(await sessions.find('agency-a', first)).toBeNull()
    expect(await sessions.find('agency-a', second)).not.toBeNull()
    expect(await sessions.find('agency-a', third)).not.toBeNull()
  })
})
