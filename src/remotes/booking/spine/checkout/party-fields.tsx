import { useSession } from '@livery/platform'
import type { Quote, TravellerRequirement } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { EachItem } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { FormSection } from './form-section.tsx'
import { PersonFields } from './person-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { Typed } from './typed.ts'
import {
  type AskingItem,
  answerName,
  contactName,
  isContactLead,
  personName,
  type RequestedDetails,
  requestedDetails,
} from './typed-form.ts'
import type { FieldOf } from './use-form-fields.ts'
import type { GuestForm } from './use-guest-form.ts'

const copied =
  /^(?:title|firstName|lastName|gender|nationality|dateOfBirth\.\w+|document\.(?:type|number|issuingCountry|expiresOn\.\w+))$/

interface PartyFieldsProps {
  quote: Quote
  /** All items of the order. */
  items: readonly BookedItem[]
  item: BookedItem
  form: GuestForm
  field: FieldOf
}

/** Travellers of each group of an item, with the data that its supplier requires and the product's questions. */
export function PartyFields({ quote, items, item, form, field }: PartyFieldsProps) {
  const text = useProductTexts()
  const { isTravelAgent } = useSession()
  const { pieces } = useProduct()
  const { typed, type } = form
  const groups = pieces.usePartyGroups()(item)
  const requested = requestedDetails(quote.items, typed).filter(({ party }) => party === item.at)
  const contactAt = contactName(quote.items, typed)
  const canBeContact = contactName(quote.items, { contactLead: 'yes' }) !== null
  const questions = quote.items[item.at]?.questions ?? []
  const ofTraveller = questions.filter(({ of }) => of === 'traveller')
  const ofParty = questions.filter(({ of }) => of === 'party')
  const title = items.length === 1 ? text('checkout.guests') : pieces.factsOf(item).title
  return (
    <FormSection title={title} hint={text('checkout.passport')}>
      {items
        .filter(({ at }) => at < item.at)
        .map((from) => (
          <CopyPeople key={from.at} {...{ quote, form, from }} to={item.at} />
        ))}
      {groups.map(({ name, hint }, index) =>
        // A supplier may ask for one name only; the other groups have nothing to fill in.
        index > 0 && !requested.some(({ group }) => group === index + 1) ? null : (
          <fieldset key={name} className="grid gap-5 border-t pt-5 first:border-t-0 first:pt-0">
            <legend className="contents">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-lg font-bold">{name}</span>
                <span className="text-sm text-muted-foreground">{hint}</span>
              </span>
            </legend>
            {item.at === 0 && index === 0 && canBeContact && (
              <Checkbox
                name="contactLead"
                checked={isContactLead(typed)}
                onChange={({ target }) => type('contactLead', target.checked ? 'yes' : 'no')}
                label={text(isTravelAgent ? 'checkout.leadIsClient' : 'checkout.leadIsMe')}
                className="-my-2.5"
              />
            )}
            {requested
              .filter((person) => person.group === index + 1)
              .map((person) => (
                <PersonFields
                  key={person.index}
                  {...{ person, field }}
                  item={quote.items[item.at]}
                  typed={typed}
                  questions={ofTraveller}
                  isContact={personName(person.party, person.index) === contactAt}
                  number={numberOf(person, requested)}
                  groupName={name}
                />
              ))}
          </fieldset>
        ),
      )}
      <QuestionFields questions={ofParty} field={field} nameOf={(code) => answerName(item.at, code)} />
    </FormSection>
  )
}

/** Returns a traveller's number among the adults or children of the group; the group's lead is the first adult. */
function numberOf({ index, group, type }: RequestedDetails, requested: readonly RequestedDetails[]): number {
  return requested.filter((other) => other.group === group && other.type === type && other.index <= index)
    .length
}

interface CopyPeopleProps {
  quote: Quote
  form: GuestForm
  /** The item whose people are copied. */
  from: BookedItem
  /** Position of the item that is filled in. */
  to: number
}

/** Button that copies the people of an earlier item. Nothing is linked: each can be changed afterwards. */
function CopyPeople({ quote, form: { typed, type }, from, to }: CopyPeopleProps) {
  const text = useProductTexts()
  function copy() {
    for (const [name, value] of Object.entries(copiedPeople(quote.items, typed, from.at, to)))
      type(name, value)
  }
  return (
    <EachItem items={[from]}>
      {(_, { pieces }) => (
        <Button variant="outline" className="justify-self-start" onClick={copy}>
          {text('checkout.asFor', { title: `\u2068${pieces.factsOf(from).title}\u2069` })}
        </Button>
      )}
    </EachItem>
  )
}

/**
 * Returns the second item's fields filled with the first item's people: adults in order, children and infants by age.
 * People without a match keep their input.
 */
export function copiedPeople(items: readonly AskingItem[], typed: Typed, from: number, to: number): Typed {
  const people = (items[from]?.requirements ?? []).map((person, index) => ({ person, index }))
  const contactAt = contactName(items, typed)
  const fields = (items[to]?.requirements ?? []).flatMap((wanted, index): [string, string][] => {
    const at = people.findIndex(({ person }) => isLike(person, wanted))
    const [found] = at < 0 ? [] : people.splice(at, 1)
    if (found === undefined) return []
    const source = personName(from, found.index)
    const own = ownFields(typed, source)
    const names = source === contactAt ? ownFields(typed, 'contact') : []
    const target = personName(to, index)
    return [...own, ...names.filter(([field]) => /^(?:first|last)Name$/.test(field))].map(
      ([field, value]) => [`${target}.${field}`, value],
    )
  })
  return Object.fromEntries(fields)
}

function isLike(one: TravellerRequirement, other: TravellerRequirement): boolean {
  return one.type === other.type && one.age === other.age
}

/** Returns a person's input by bare field name. */
function ownFields(typed: Typed, person: string): [string, string][] {
  const start = `${person}.`
  return Object.entries(typed)
    .filter(([name]) => name.startsWith(start) && copied.test(name.slice(start.length)))
    .map(([name, value]) => [name.slice(start.length), value])
}
