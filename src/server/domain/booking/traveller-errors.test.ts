import { describe, expect, it } from 'vitest'
import type { Traveller, TravellerRequirement } from '../../../contract/types.ts'
import { travellerErrors } from './traveller-errors.ts'

const today = '2026-03-10'
const names: TravellerRequirement['fields'] = ['firstName', 'lastName']
const lead: TravellerRequirement = { room: 1, type: 'lead', fields: names }
const child: TravellerRequirement = { room: 1, type: 'child', age: 4, fields: names }
const ada: Traveller = { room: 1, type: 'lead', firstName: 'Ada', lastName: 'Byron' }
const annabella: Traveller = { room: 1, type: 'child', age: 4, firstName: 'Annabella', lastName: 'Byron' }

describe('who travels', () => {
  it('is right when everybody who is asked for is named, in any order', () => {
    expect(travellerErrors([lead, child], [annabella, ada], today)).toEqual([])
  })

  it('lacks who is not named', () => {
    expect(travellerErrors([lead, child, { ...lead, room: 2 }], [ada], today)).toEqual([
      { field: 'travellers', reason: 'must name a child of room 1' },
      { field: 'travellers', reason: 'must name whoever checks in of room 2' },
    ])
  })

  it('has nobody too many, in no other room and of no other age', () => {
    const other = travellerErrors([lead, child], [ada, { ...annabella, age: 5 }], today)
    expect(other.map(({ field }) => field)).toEqual(['travellers[1]', 'travellers'])
    expect(travellerErrors([lead], [ada, ada], today)).toEqual([
      { field: 'travellers[1]', reason: 'is not expected in room 1' },
    ])
    expect(travellerErrors([lead], [{ ...ada, room: 2 }], today)).toHaveLength(2)
  })

  it('has what the supplier asks of each, and no birthday to come', () => {
    const strict = { ...lead, fields: [...names, 'dateOfBirth' as const, 'nationality' as const] }
    expect(travellerErrors([strict], [ada], today).map(({ field }) => field)).toEqual([
      'travellers[0].dateOfBirth',
      'travellers[0].nationality',
    ])
    expect(
      travellerErrors([strict], [{ ...ada, dateOfBirth: '2026-03-11', nationality: 'GB' }], today),
    ).toEqual([{ field: 'travellers[0].dateOfBirth', reason: 'must not be in the future' }])
  })
})
