import { describe, expect, it } from 'vitest'
import type { ProductQuestion } from '../../../../contract/types.ts'
import { answerFault, answerValue, applicableQuestions } from './answers.ts'
import { partyFaults } from './form-faults.ts'
import { serverFaults } from './server-faults.ts'
import { partyOf } from './typed-form.ts'

const question = (given: Partial<ProductQuestion>): ProductQuestion => ({
  code: 'one',
  of: 'party',
  isRequired: true,
  ...given,
})
const arrival = question({ code: 'arrival_by', choices: ['air', 'sea'] })
const flight = question({
  code: 'flight_number',
  kind: 'flight',
  askedIf: { question: 'arrival_by', values: ['air'] },
})
const terminal = question({ code: 'terminal', askedIf: { question: 'flight_number', values: ['BA 1'] } })

describe('questions of a product', () => {
  const codes = (answers: Record<string, string>) =>
    applicableQuestions([arrival, flight, terminal], (code) => answers[code] ?? '').map(({ code }) => code)

  it('apply if the earlier question has one of the answers', () => {
    expect(codes({})).toEqual(['arrival_by'])
    expect(codes({ arrival_by: 'air' })).toEqual(['arrival_by', 'flight_number'])
    expect(codes({ arrival_by: 'sea' })).toEqual(['arrival_by'])
  })

  it('do not apply after a question that no longer applies', () => {
    expect(codes({ arrival_by: 'air', flight_number: 'BA 1' })).toHaveLength(3)
    expect(codes({ arrival_by: 'sea', flight_number: 'BA 1' })).toEqual(['arrival_by'])
  })

  it.each([
    [{}, '', 'answer'],
    [{ isRequired: false }, ' ', null],
    [{}, 'x'.repeat(501), 'requestsLong'],
    [{ kind: 'number' }, '3.5', 'numberWrong'],
    [{ kind: 'number' }, '-3', 'numberWrong'],
    [{ kind: 'height', minimum: 80, maximum: 230 }, '79', 'numberOutside'],
    [{ kind: 'height', minimum: 80, maximum: 230 }, '231', 'numberOutside'],
    [{ kind: 'height', minimum: 80, maximum: 230 }, '١٧٠', null],
    [{ kind: 'weight', minimum: 15 }, '15', null],
    [{ kind: 'time' }, '24:00', 'timeWrong'],
    [{ kind: 'time' }, '23:59', null],
    [{ kind: 'flight' }, '123', 'carrierWrong'],
    [{ kind: 'flight' }, 'ba 123', null],
    [{ kind: 'flight' }, 'U2-8001', null],
    [{ kind: 'date' }, '', 'answer'],
  ] as const)('with %j and the answer %j have the fault %s', (given, value, fault) => {
    expect(answerFault(question(given), { one: value }, 'one')).toBe(fault)
  })

  it('of a date take three fields', () => {
    const birth = question({ kind: 'date' })
    const typed = { 'one.day': '30', 'one.month': '2', 'one.year': '2026' }
    expect(answerFault(birth, typed, 'one')).toBe('dateWrong')
    expect(answerValue(birth, { ...typed, 'one.day': '3' }, 'one')).toBe('2026-02-03')
  })

  it('are sent and checked only if they apply', () => {
    const item = { requirements: [], questions: [arrival, flight] }
    const typed = { 'parties[0].answers.arrival_by': 'air', 'parties[0].answers.flight_number': 'ba 12' }
    const faults = (input: Record<string, string>) =>
      partyFaults(input, { items: [item], days: [null], today: '2026-03-10' }, 0)
    expect(partyOf(item, 0, typed, null).answers).toEqual([
      { question: 'arrival_by', value: 'air' },
      { question: 'flight_number', value: 'BA12' },
    ])
    const bySea = { ...typed, 'parties[0].answers.arrival_by': 'sea' }
    expect(partyOf(item, 0, bySea, null).answers).toEqual([{ question: 'arrival_by', value: 'sea' }])
    expect(faults({ ...typed, 'parties[0].answers.flight_number': '' })).toContainEqual([
      'parties[0].answers.flight_number',
      'answer',
    ])
    expect(faults(bySea).map(([name]) => name)).toEqual(['parties[0].answers.arrival_by'])
  })

  it('show the errors of the server at their fields', () => {
    const requirements = [{ group: 1, type: 'adult' as const, fields: [] }]
    const height = question({ code: 'height', of: 'traveller', kind: 'height' })
    const item = { requirements, questions: [arrival, flight, height] }
    const typed = {
      'parties[0].answers.arrival_by': 'air',
      'parties[0].answers.flight_number': 'BA12',
      'parties[0].travellers[0].answers.height': '170',
    }
    const errors = [
      { field: 'parties[0].answers[1].value', reason: 'must be a flight number' },
      { field: 'parties[0].travellers[0].answers[0].value', reason: 'must be 80 or more' },
      { field: 'parties[0].answers', reason: 'must answer terminal' },
      { field: 'parties[0].answers', reason: 'must answer arrival_by' },
    ]
    expect(serverFaults(errors, [item], typed)).toEqual({
      fields: {
        'parties[0].answers.flight_number': 'refused',
        'parties[0].travellers[0].answers.height': 'refused',
        'parties[0].answers.arrival_by': 'refused',
      },
      others: 1,
    })
  })
})
