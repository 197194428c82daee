import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useWords } from '../words/use-words.ts'
import { CountrySelect } from './country-select.tsx'
import { DateFields } from './date-fields.tsx'
import { documentTypes } from './typed-document.ts'
import type { FieldOf } from './use-form-fields.ts'

/** The document that a traveller shows at a border: which, its number, whose it is and until when. */
export function DocumentFields({ name, field }: { name: string; field: FieldOf }) {
  const text = useWords()
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
