import { useSession } from '@livery/platform'
import type { Quote } from '../../../../contract/types.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { requirementsOf } from '../item/whole.ts'
import { useFirstItem } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import { BirthFields } from './birth-fields.tsx'
import { callableCountries } from './calling-codes.ts'
import { NAME_MAX } from './form-faults.ts'
import { FormSection } from './form-section.tsx'
import { type Asked, askedOf, contactIndex, isContactLead, nameOf } from './typed-form.ts'
import { useCountryNames } from './use-country-names.ts'
import type { FieldOf } from './use-form-fields.ts'
import type { GuestForm } from './use-guest-form.ts'

interface GuestFieldsProps {
  quote: Quote
  form: GuestForm
  field: FieldOf
}

/** Who travels in each group of the party, as far as the supplier wants to know. */
export function GuestFields({ quote, form: { typed, type }, field }: GuestFieldsProps) {
  const text = useWords()
  const { isTravelAgent } = useSession()
  const { item, pieces } = useFirstItem(quote)
  const groups = pieces.usePartyGroups()(item)
  const requirements = requirementsOf(quote)
  const asked = askedOf(requirements, typed)
  const contactAt = contactIndex(requirements, typed)
  return (
    <FormSection title={text('checkout.guests')} hint={text('checkout.passport')}>
      {groups.map(({ name, hint }, index) => (
        <fieldset key={name} className="grid gap-5 border-t pt-5 first:border-t-0 first:pt-0">
          <legend className="contents">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-lg font-bold">{name}</span>
              <span className="text-sm text-muted-foreground">{hint}</span>
            </span>
          </legend>
          {index === 0 && (
            <Checkbox
              name="contactLead"
              checked={isContactLead(typed)}
              onChange={({ target }) => type('contactLead', target.checked ? 'yes' : 'no')}
              label={text(isTravelAgent ? 'checkout.leadIsClient' : 'checkout.leadIsMe')}
              className="-my-2.5"
            />
          )}
          {asked
            .filter((person) => person.group === index + 1)
            .map((person) => (
              <Person
                key={person.index}
                {...{ person, field }}
                isContact={person.index === contactAt}
                number={numberOf(person, asked)}
              />
            ))}
        </fieldset>
      ))}
    </FormSection>
  )
}

/** Which of the adults, or of the children, of a group a traveller is. */
function numberOf({ index, group, type }: Asked, asked: readonly Asked[]): number {
  return asked.filter((other) => other.group === group && other.type === type && other.index <= index).length
}

interface PersonProps {
  person: Asked
  field: FieldOf
  isContact: boolean
  number: number
}

function Person({ person, field, isContact, number }: PersonProps) {
  const text = useWords()
  const { index, type, age, fields } = person
  const who =
    type === 'lead'
      ? text('checkout.lead')
      : type === 'child'
        ? text('checkout.child', { count: age })
        : text('checkout.adult', { number: number + 1 })
  if (isContact && fields.length === 0) return null
  const group = (name: string) => nameOf(index, name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the grid of its fields
    <div role="group" aria-label={who} className="grid gap-4">
      <p aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="person" className="size-4.5 text-link" />
        {who}
      </p>
      {fields.includes('firstName') && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field(group('firstName'))}
            required
            label={text('checkout.field.firstName')}
            autoComplete="off"
            maxLength={NAME_MAX}
          />
          <Field
            {...field(group('lastName'))}
            required
            label={text('checkout.field.lastName')}
            autoComplete="off"
            maxLength={NAME_MAX}
          />
        </div>
      )}
      {fields.includes('dateOfBirth') && <BirthFields name={group('dateOfBirth')} field={field} />}
      {fields.includes('nationality') && <Nationality name={group('nationality')} field={field} />}
    </div>
  )
}

function Nationality({ name, field }: { name: string; field: FieldOf }) {
  const text = useWords()
  const countries = useCountryNames(callableCountries)
  return (
    <Select {...field(name)} required label={text('checkout.field.nationality')} className="sm:max-w-sm">
      <option value="">{text('checkout.choose')}</option>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </Select>
  )
}
