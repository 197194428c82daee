import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { NAME_MAX } from './form-faults.ts'
import { FormSection } from './form-section.tsx'
import { callableCountries, callingCodeOf, international } from './phone-number.ts'
import { useCountryNames } from './use-country-names.ts'
import type { FieldOf } from './use-form-fields.ts'

/** Contact of the booking: for an agent's booking, the client. */
export function ContactFields({ field, isMailed }: { field: FieldOf; isMailed: boolean }) {
  const text = useProductTexts()
  const { isTravelAgent } = useSession()
  const mailedHint = isTravelAgent ? 'checkout.contactOfClientHint' : 'checkout.contactHint'
  return (
    <FormSection
      title={text(isTravelAgent ? 'checkout.contactOfClient' : 'checkout.contact')}
      hint={text(isMailed ? mailedHint : 'checkout.contactHintUnmailed')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('contact.firstName')}
          required
          label={text('checkout.field.firstName')}
          autoComplete={isTravelAgent ? 'off' : 'given-name'}
          maxLength={NAME_MAX}
        />
        <Field
          {...field('contact.lastName')}
          required
          label={text('checkout.field.lastName')}
          autoComplete={isTravelAgent ? 'off' : 'family-name'}
          maxLength={NAME_MAX}
        />
      </div>
      <Field
        {...field('contact.email')}
        required
        type="email"
        label={text('checkout.field.email')}
        hint={text('checkout.emailHint')}
        autoComplete={isTravelAgent ? 'off' : 'email'}
        maxLength={254}
      />
      <PhoneField field={field} />
    </FormSection>
  )
}

/** Country and national number of a phone; an international number selects its country. */
function PhoneField({ field }: { field: FieldOf }) {
  const text = useProductTexts()
  const { isTravelAgent } = useSession()
  const countries = useCountryNames(callableCountries)
  // The list is long and does not change while typing.
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
