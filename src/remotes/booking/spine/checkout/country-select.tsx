import { Select } from '../../../../ui/select.tsx'
import { useWords } from '../words/use-words.ts'
import { callableCountries } from './calling-codes.ts'
import { useCountryNames } from './use-country-names.ts'
import type { FieldOf } from './use-form-fields.ts'

interface CountrySelectProps {
  name: string
  label: string
  field: FieldOf
}

/** A country by its name in the page's language. */
export function CountrySelect({ name, label, field }: CountrySelectProps) {
  const text = useWords()
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
