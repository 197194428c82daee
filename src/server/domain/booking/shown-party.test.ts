import { expect, it } from 'vitest'
import type { Party } from '../../../contract/types.ts'
import { shownParty } from './shown-party.ts'

const ada: Party['travellers'][number] = { group: 1, type: 'adult', firstName: 'Ada', lastName: 'Byron' }

it('shows the last three characters of a document’s number', () => {
  const document = {
    type: 'passport' as const,
    number: 'X1234567',
    issuingCountry: 'GB',
    expiresOn: '2031-05-01',
  }
  const shown = shownParty({ travellers: [{ ...ada, document }] })
  const { number: _, ...said } = document
  expect(shown).toEqual({ travellers: [{ ...ada, document: { ...said, lastCharacters: '567' } }] })
  expect(JSON.stringify(shown)).not.toContain('X1234567')
})

it('shows travellers without a document, and answers, unchanged', () => {
  const party = { travellers: [ada], answers: [{ question: 'entrance', value: 'North' }] }
  expect(shownParty(party)).toEqual(party)
})
