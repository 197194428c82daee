import { describe, expect, it } from 'vitest'
import { proposalDeadline } from './proposal-deadline.ts'

const now = new Date('2026-04-01T12:00:00Z')
const stay = (timeZone: string) => ({ start: '2026-05-08', timeZone })

describe('the last moment of a proposal', () => {
  it('is the end of its last day at the property', () => {
    expect(proposalDeadline('2026-04-10', stay('Europe/Lisbon'), now)).toEqual(
      new Date('2026-04-10T23:00:00Z'),
    )
    expect(proposalDeadline('2026-04-10', stay('Asia/Tokyo'), now)).toEqual(new Date('2026-04-10T15:00:00Z'))
  })

  it.each([
    ['that does not exist', '2026-04-31', 'must be a calendar date, YYYY-MM-DD'],
    ['in the past', '2026-03-31', 'must not be in the past'],
    ['after the arrival', '2026-05-09', 'must be no later than the day of arrival'],
    ['in a year', '2027-04-01', 'must be within 60 days from now'],
  ])('does not exist for a day %s', (_, day, reason) => {
    expect(proposalDeadline(day, stay('Europe/Lisbon'), now)).toEqual({ field: 'validUntil', reason })
  })

  it('may be today, by the local calendar', () => {
    const late = new Date('2026-04-01T23:30:00Z')
    expect(proposalDeadline('2026-04-01', stay('Asia/Tokyo'), late)).toMatchObject({ field: 'validUntil' })
    expect(proposalDeadline('2026-04-01', stay('America/Lima'), late)).toBeInstanceOf(Date)
  })
})
