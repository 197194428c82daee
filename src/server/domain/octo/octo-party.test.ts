import { expect, it } from 'vitest'
import type { ActivityUnit } from '../suppliers/activity-option.ts'
import { itemsOf, travellersOf } from './octo-party.ts'

const unit = (kind: ActivityUnit['kind']): ActivityUnit => ({
  unit: kind,
  kind,
  people: 1,
  accompaniedBy: [],
  requiresId: false,
})
const option = { units: [unit('adult'), unit('child'), unit('infant'), unit('senior')] }
const lead = { givenName: 'Ada', familyName: 'Byron', email: '', phone: '' }

it('sends travellers by the kind of their unit, adults first, whatever the order of the items', () => {
  const items = itemsOf([
    { unitId: 'infant' },
    { unitId: 'child', questionAnswers: [{ questionId: 'height', value: '120' }] },
    { unitId: 'senior' },
  ])
  const name = { givenName: 'Ada', familyName: 'Byron' }
  expect(travellersOf(items, lead, option)).toEqual([
    { ...name, type: 'adult', role: 'lead', group: 1 },
    { ...name, type: 'child', group: 2, answers: [{ question: 'height', value: '120' }] },
    { ...name, type: 'infant', group: 3 },
  ])
})
