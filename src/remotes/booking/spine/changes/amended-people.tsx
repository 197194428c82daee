import type { Amendment, BookingItem } from '../../../../contract/types.ts'
import { Select } from '../../../../ui/select.tsx'
import { PersonFields } from '../checkout/person-fields.tsx'
import { QuestionFields } from '../checkout/question-fields.tsx'
import { answerName, requestedDetails } from '../checkout/typed-form.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useTravellerLabel } from '../formatting/use-traveller-label.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { useProduct } from '../product/product-scope.tsx'
import { answeredBefore, candidatesOf, leavingOf } from './amended-party.ts'
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
  const { places, requested, typed, field } = people
  const before = answeredBefore(item, places)
  const questions = (of: 'party' | 'traveller', nameOf: (code: string) => string) =>
    (requested.questions ?? []).filter((one) => one.of === of && before[nameOf(one.code)] === undefined)
  const persons = requestedDetails([requested], {}).map((person) => {
    const { index } = person
    const asked = questions('traveller', (code) => answerName(0, code, index))
    // Known people have left optional questions open.
    const isKnown = (places[index] ?? null) !== null
    return { person, questions: isKnown ? asked.filter(({ isRequired }) => isRequired) : asked }
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
                {...{ person, field, typed }}
                item={requested}
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

interface AssignTravellersProps {
  amendment: Amendment
  item: BookingItem
  people: Pick<People, 'places' | 'choose'>
}

/** Asks for each traveller which known person it is, or whether it is a new one. */
function AssignTravellers({ amendment, item, people }: AssignTravellersProps) {
  const text = useProductTexts()
  const labelOf = useTravellerLabel()
  const nameOf = (at: number) => {
    const { firstName = '', lastName = '' } = item.party.travellers[at] ?? {}
    return `${firstName} ${lastName}`
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold">{text('amend.stays')}</legend>
      {amendment.requirements.map((wanted, index) => {
        const place = people.places[index] ?? null
        const label = labelOf(wanted, index + 1)
        return (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the place
            key={index}
            label={label}
            value={place ?? ''}
            onChange={({ target }) => people.choose(index, target.value === '' ? null : Number(target.value))}
          >
            {candidatesOf(wanted, item).map((at) => (
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
            <option value="">{text('amend.someoneElse')}</option>
          </Select>
        )
      })}
    </fieldset>
  )
}
