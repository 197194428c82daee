import type { Amendment, BookingItem } from '../../../../contract/types.ts'
import { PersonFields } from '../checkout/person-fields.tsx'
import { QuestionFields } from '../checkout/question-fields.tsx'
import { answerName, requestedDetails } from '../checkout/typed-form.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { useProduct } from '../product/product-scope.tsx'
import { answeredBefore, leavingOf } from './amended-party.ts'
import { AssignTravellers } from './assign-travellers.tsx'
import type { AmendedPeople as People } from './use-amended-people.ts'

interface AmendedPeopleProps {
  amendment: Amendment
  item: BookingItem
  becomes: BookedItem
  people: People
}

/**
 * Selects who stays if someone leaves, and asks for the missing data of the others; renders nothing if nothing is
 * missing.
 */
export function AmendedPeople({ amendment, item, becomes, people }: AmendedPeopleProps) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const groups = pieces.usePartyGroups()(becomes)
  const { places, requested, field } = people
  const before = answeredBefore(item, places)
  const questions = (of: 'party' | 'traveller', nameOf: (code: string) => string) =>
    (requested.questions ?? []).filter((one) => one.of === of && before[nameOf(one.code)] === undefined)
  const persons = requestedDetails([requested], {}).map((person) => {
    const { index } = person
    return { person, questions: questions('traveller', (code) => answerName(0, code, index)) }
  })
  const open = persons.filter((one) => one.person.fields.length > 0 || one.questions.length > 0)
  const ofParty = questions('party', (code) => answerName(0, code))
  const isChosen = leavingOf(amendment, item, places).length > 0
  return (
    <>
      {isChosen && <AssignTravellers {...{ amendment, item, people }} />}
      {open.length + ofParty.length > 0 && (
        <fieldset className="grid gap-5">
          <legend className="mb-3 font-bold">{text('amend.people')}</legend>
          {open.map(({ person, questions: own }) => (
            <div key={person.index} className="grid gap-2">
              {groups.length > 1 && (
                <p className="text-sm text-muted-foreground">{groups[person.group - 1]?.name}</p>
              )}
              <PersonFields
                {...{ person, field }}
                questions={own}
                isContact={false}
                number={persons.filter((other) => isBefore(other.person, person)).length}
              />
            </div>
          ))}
          <QuestionFields questions={ofParty} field={field} nameOf={(code) => answerName(0, code)} />
        </fieldset>
      )}
    </>
  )
}

type Numbered = ReturnType<typeof requestedDetails>[number]

/** True if `other` is the same traveller, or an earlier one of the same type and group. */
function isBefore(other: Numbered, one: Numbered): boolean {
  return other.group === one.group && other.type === one.type && other.index <= one.index
}
