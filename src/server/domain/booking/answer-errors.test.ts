import { describe, expect, it } from 'vitest'
import type { ProductQuestion } from '../../../contract/types.ts'
import { answerErrors } from './answer-errors.ts'

const question = (code: string, rest: Partial<ProductQuestion> = {}): ProductQuestion => ({
  code,
  of: 'party',
  isRequired: true,
  ...rest,
})

function reasonsOf(questions: ProductQuestion[], answers: Record<string, string>) {
  const given = Object.entries(answers).map(([code, value]) => ({ question: code, value }))
  return answerErrors(questions, given, 'answers').map(({ field, reason }) => `${field}: ${reason}`)
}

describe('an answer', () => {
  it.each<[Partial<ProductQuestion>, string[], string[]]>([
    [{}, ['anything', '1.72 m'], []],
    [{ kind: 'number' }, ['0', '12'], ['-1', '1.5', 'two', '１２', '1234567890']],
    [{ kind: 'height', unit: 'cm', minimum: 80, maximum: 230 }, ['80', '172', '230'], ['79', '231', '1.72']],
    [{ kind: 'weight', unit: 'kg', minimum: 15, maximum: 160 }, ['15', '160'], ['14', '161', '70 kg']],
    [{ kind: 'date' }, ['2026-02-28'], ['2026-02-30', '28.02.2026', '']],
    [{ kind: 'time' }, ['00:00', '23:59'], ['24:00', '9:30', '09:60']],
    [{ kind: 'flight' }, ['TP1234', 'U21', 'BAW117', '3U8633A'], ['1234', 'TP12345', 'tp1234', 'TP 12']],
    [{ choices: ['North', 'South'] }, ['North'], ['north', 'East']],
  ])('of %o has its form', (rest, right, wrong) => {
    for (const value of right) expect(reasonsOf([question('asked', rest)], { asked: value })).toEqual([])
    for (const value of wrong)
      expect(reasonsOf([question('asked', rest)], { asked: value })).toEqual([
        expect.stringMatching(/^answers\[0\]\.value: must be /),
      ])
  })

  it('outside its bounds is refused with the bound and the unit, and not repeated', () => {
    const height = question('height', { kind: 'height', unit: 'cm', minimum: 80, maximum: 230 })
    expect(reasonsOf([height], { height: '79' })).toEqual(['answers[0].value: must be at least 80 cm'])
    expect(reasonsOf([height], { height: '231' })).toEqual(['answers[0].value: must be at most 230 cm'])
    expect(reasonsOf([height], { height: 'tall' })).toEqual([
      'answers[0].value: must be a whole number of cm',
    ])
  })
})

describe('a question that depends on an earlier answer', () => {
  const pickup = question('pickup_place', { choices: ['Station', 'own_address', 'decide_later'] })
  const address = question('pickup_address', {
    askedIf: { question: 'pickup_place', values: ['own_address'] },
  })
  const floor = question('floor', { askedIf: { question: 'pickup_address', values: ['Rua 1'] } })
  const questions = [pickup, address, floor]

  it('is required only after that answer', () => {
    expect(reasonsOf(questions, { pickup_place: 'Station' })).toEqual([])
    expect(reasonsOf(questions, { pickup_place: 'own_address' })).toEqual([
      'answers: must answer pickup_address',
    ])
    expect(reasonsOf(questions, { pickup_place: 'own_address', pickup_address: 'Rua 2' })).toEqual([])
  })

  it('is not answered otherwise, nor is a question that depends on it', () => {
    expect(
      reasonsOf(questions, { pickup_place: 'decide_later', pickup_address: 'Rua 1', floor: '3' }),
    ).toEqual([
      'answers[1].question: pickup_address is not asked after this answer to pickup_place',
      'answers[2].question: floor is not asked after this answer to pickup_address',
    ])
    expect(reasonsOf(questions, { pickup_address: 'Rua 1' })).toEqual([
      'answers[0].question: pickup_address is not asked after this answer to pickup_place',
      'answers: must answer pickup_place',
    ])
  })
})
