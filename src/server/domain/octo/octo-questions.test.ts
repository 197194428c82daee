import { expect, it } from 'vitest'
import { octoQuestions } from './octo-questions.ts'

const arrival = {
  code: 'arrival_by',
  of: 'party',
  label: 'How do you arrive?',
  isRequired: true,
  choices: ['air', 'in_town'],
} as const

it('says a condition in words, and requires the answer of no reseller', () => {
  const flight = {
    code: 'flight_number',
    of: 'party',
    label: 'Flight number',
    isRequired: true,
    kind: 'flight',
    askedIf: { question: 'arrival_by', values: ['air', 'in_town'] },
  } as const
  const [first, second] = octoQuestions(
    [
      { ...arrival, choices: [...arrival.choices] },
      { ...flight, askedIf: { ...flight.askedIf, values: ['air', 'in_town'] } },
    ],
    'party',
  )
  expect(first).toEqual({
    id: 'arrival_by',
    required: true,
    label: 'How do you arrive?',
    description: null,
    inputType: 'radio',
    selectOptions: [
      { label: 'Air', value: 'air' },
      { label: 'In town', value: 'in_town' },
    ],
  })
  expect(second).toMatchObject({
    required: false,
    inputType: 'text',
    description: 'Asked if “How do you arrive?” is answered by: Air, In town.',
  })
})

it('keeps questions of a party and of travellers apart, and pickups out', () => {
  const height = { code: 'height', of: 'traveller', isRequired: true, kind: 'height' } as const
  const pickup = { code: 'pickup_place', of: 'party', isRequired: true } as const
  expect(octoQuestions([height, pickup], 'party')).toEqual([])
  expect(octoQuestions([height, pickup], 'traveller').map(({ id }) => id)).toEqual(['height'])
})

it('offers long lists as a list, and languages by their names', () => {
  const choices = ['en', 'pt', 'de', 'fr', 'es', 'it']
  const language = { code: 'guide_language', of: 'party', isRequired: true, choices } as const
  const [question] = octoQuestions([language], 'party')
  expect(question?.inputType).toBe('select')
  expect(question?.selectOptions[1]).toEqual({ label: 'Portuguese', value: 'pt' })
})
