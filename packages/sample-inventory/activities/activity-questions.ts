import type { QuotedVisit } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import { pickupAnswers, pickupQuestions } from '../../../src/server/domain/suppliers/pickup-answers.ts'
import type { ActivityPlan, PlannedOption } from './activity-plan.ts'
import type { AskedAbout } from './activity-styles.ts'
import { localLanguage } from './local-language.ts'
import { pickupPlaces } from './pickup-places.ts'

type Question = QuotedVisit['questions'][number]

/** The supplier's text for each question, in English. */
const labels: Readonly<Record<string, string>> = {
  [pickupQuestions.place]: 'Where shall we pick you up?',
  [pickupQuestions.address]: 'Address for the pickup',
  guide_language: 'Language of the guide',
  dietary: 'Allergies and food requirements',
  special_needs: 'Special needs',
  height: 'Height',
  weight: 'Weight',
  level: 'Experience',
  arrival_by: 'How do you arrive?',
  flight_number: 'Flight number',
  ship_name: 'Name of the ship',
  arrival_time: 'Arrival time',
}

/** Returns the supplier's questions about a visit, in order. */
export function activityQuestions(plan: ActivityPlan, option: PlannedOption): Question[] {
  const each = plan.style.namesEveryone ? 'traveller' : 'party'
  const asked = [
    ...(option.pickup ? questionsOfPickup(plan) : []),
    ...(option.pricedBy === 'group' ? [languageQuestion(plan)] : []),
    ...plan.style.asks.flatMap((about) => questions[about](each)),
  ]
  return asked.map((question) => ({ ...question, label: labels[question.code] ?? question.code }))
}

function questionsOfPickup(plan: ActivityPlan): Question[] {
  const { own, later } = pickupAnswers
  const places = pickupPlaces(plan).map(({ name }) => name)
  return [
    { code: pickupQuestions.place, of: 'party', isRequired: true, choices: [...places, own, later] },
    {
      code: pickupQuestions.address,
      of: 'party',
      isRequired: true,
      askedIf: { question: pickupQuestions.place, values: [own] },
    },
  ]
}

function languageQuestion({ city }: ActivityPlan): Question {
  const { language } = localLanguage(city.countryCode)
  return { code: 'guide_language', of: 'party', isRequired: true, choices: ['en', language] }
}

const questions: Readonly<Record<AskedAbout, (of: Question['of']) => Question[]>> = {
  dietary: () => [{ code: 'dietary', of: 'party', isRequired: false }],
  special_needs: () => [{ code: 'special_needs', of: 'party', isRequired: false }],
  height: (of) => [
    { code: 'height', of, isRequired: true, kind: 'height', unit: 'cm', minimum: 80, maximum: 230 },
  ],
  weight: (of) => [
    { code: 'weight', of, isRequired: true, kind: 'weight', unit: 'kg', minimum: 15, maximum: 160 },
  ],
  level: (of) => [
    { code: 'level', of, isRequired: true, choices: ['beginner', 'some_experience', 'advanced'] },
  ],
  flight: () => [
    { code: 'arrival_by', of: 'party', isRequired: true, choices: ['air', 'sea', 'rail', 'in_town'] },
    {
      code: 'flight_number',
      of: 'party',
      isRequired: true,
      kind: 'flight',
      askedIf: { question: 'arrival_by', values: ['air'] },
    },
    {
      code: 'ship_name',
      of: 'party',
      isRequired: true,
      askedIf: { question: 'arrival_by', values: ['sea'] },
    },
    {
      code: 'arrival_time',
      of: 'party',
      isRequired: true,
      kind: 'time',
      askedIf: { question: 'arrival_by', values: ['air', 'sea', 'rail'] },
    },
  ],
}
