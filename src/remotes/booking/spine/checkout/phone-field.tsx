import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useWords } from '../words/use-words.ts'
import { callableCountries, callingCodeOf } from './calling-codes.ts'
import { international } from './phone-number.ts'
import { useCountryNames } from './use-country-names.ts'
import type { FieldOf } from './use-form-fields.ts'

/** A telephone number: the country it is of, and the number there. One that says its country chooses it. */
export function PhoneField({ field }: { field: FieldOf }) {
  const text = useWords()
  const { isTravelAgent } = useSession()
  const countries = useCountryNames(callableCountries)
  // They are many, and the same at each letter that is typed.
  const options = useMemo(
    () =>
      countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${name} (\u2066+${callingCodeOf(code)}\u2069)`}
        </option>
      )),
    [countries],
  )
  const country = field('contact.country')
  const number = field('contact.phone')
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Select
        {...{ id: country.id, name: country.name, value: country.value, onChange: country.onChange }}
        required
        label={text('checkout.field.country')}
        autoComplete={isTravelAgent ? 'off' : 'country'}
      >
        {options}
      </Select>
      <Field
        {...number}
        required
        type="tel"
        inputMode="tel"
        prefix={<bdi dir="ltr">+{callingCodeOf(country.value)}</bdi>}
        label={text('checkout.field.phone')}
        hint={text('checkout.phoneHint')}
        autoComplete={isTravelAgent ? 'off' : 'tel-national'}
        maxLength={30}
        onBlur={() => {
          const known = international({ country: country.value, number: number.value })
          if (!known) return
          country.onChange({ target: { value: known.country } })
          number.onChange({ target: { value: known.number } })
        }}
      />
    </div>
  )
}
