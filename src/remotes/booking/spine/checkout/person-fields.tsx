import type { ProductQuestion } from '../../../../contract/types.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useTravellerLabel } from '../formatting/use-traveller-label.ts'
import { DateFields } from './date-fields.tsx'
import { NAME_MAX } from './form-faults.ts'
import { LapField } from './lap-field.tsx'
import { NameOnTicket } from './name-on-ticket.tsx'
import { callableCountries } from './phone-number.ts'
import { QuestionFields } from './question-fields.tsx'
import type { Typed } from './typed.ts'
import {
  type AskingItem,
  answerName,
  documentTypes,
  genders,
  personName,
  type RequestedDetails,
  travellerTitles,
} from './typed-form.ts'
import { useCountryNames } from './use-country-names.ts'
import type { FieldOf } from './use-form-fields.ts'

interface PersonFieldsProps {
  person: RequestedDetails
  field: FieldOf
  /** The product's questions for each person. */
  questions: readonly ProductQuestion[]
  isContact: boolean
  number: number
  /** The item that asks for the person, with the typed form. */
  item?: AskingItem | undefined
  typed: Typed
  /** Heading above; a person with the same label is not named again. */
  groupName?: string
}

/** Fields of one person; renders nothing if the contact's data covers them. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, field, questions, isContact, number, item, typed, groupName } = props
  const text = useProductTexts()
  const labelOf = useTravellerLabel()
  const { party, index, fields } = person
  const label = labelOf(person, number)
  if (isContact && fields.length === 0 && questions.length === 0) return null
  const own = (name: string) => `${personName(party, index)}.${name}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of its grid
    <div role="group" aria-label={label} className="grid gap-4">
      {label !== groupName && (
        <p aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold">
          <Icon name="person" className="size-4.5 text-link" />
          {label}
        </p>
      )}
      {fields.includes('title') && (
        <Select
          {...field(own('title'))}
          required
          label={text('checkout.field.title')}
          className="sm:max-w-48"
        >
          <option value="">{text('checkout.choose')}</option>
          {travellerTitles.map((title) => (
            <option key={title} value={title}>
              {text(`checkout.title.${title}`)}
            </option>
          ))}
        </Select>
      )}
      {fields.includes('firstName') && (
        <div className="grid gap-5 sm:grid-cols-2">
          {(['firstName', 'lastName'] as const).map((name) => (
            <Field
              key={name}
              {...field(own(name))}
              required
              label={text(`checkout.field.${name}`)}
              autoComplete="off"
              maxLength={NAME_MAX}
            />
          ))}
          <NameOnTicket field={field} nameOf={own} />
        </div>
      )}
      {fields.includes('gender') && (
        <Select
          {...field(own('gender'))}
          required
          label={text('checkout.field.gender')}
          className="sm:max-w-sm"
        >
          <option value="">{text('checkout.choose')}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {text(`checkout.gender.${gender}`)}
            </option>
          ))}
        </Select>
      )}
      {fields.includes('dateOfBirth') && (
        <DateFields name={own('dateOfBirth')} label={text('checkout.field.dateOfBirth')} field={field} />
      )}
      {fields.includes('nationality') && (
        <CountrySelect name={own('nationality')} label={text('checkout.field.nationality')} field={field} />
      )}
      {fields.includes('document') && <DocumentFields name={own('document')} field={field} />}
      {fields.includes('lapOf') && item && (
        <LapField {...{ item, party, index, typed, field }} name={own('lapOf')} />
      )}
      <QuestionFields questions={questions} field={field} nameOf={(code) => answerName(party, code, index)} />
    </div>
  )
}

/** Travel document: type, number, country and expiry date. */
function DocumentFields({ name, field }: { name: string; field: FieldOf }) {
  const text = useProductTexts()
  return (
    <div className="grid gap-4">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select {...field(`${name}.type`)} required label={text('checkout.field.type')}>
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {text(`document.${type}`)}
            </option>
          ))}
        </Select>
        <Field
          {...field(`${name}.number`)}
          required
          label={text('checkout.field.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          dir="ltr"
        />
      </div>
      <CountrySelect
        name={`${name}.issuingCountry`}
        label={text('checkout.field.issuingCountry')}
        field={field}
      />
      <DateFields name={`${name}.expiresOn`} label={text('checkout.field.expiresOn')} field={field} />
    </div>
  )
}

interface CountrySelectProps {
  name: string
  label: string
  field: FieldOf
}

/** A country by its name in the page's language. */
function CountrySelect({ name, label, field }: CountrySelectProps) {
  const text = useProductTexts()
  const countries = useCountryNames(callableCountries)
  return (
    <Select {...field(name)} required label={label} className="sm:max-w-sm">
      <option value="">{text('checkout.choose')}</option>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </Select>
  )
}
