import { useMutation, useQuery } from '@tanstack/react-query'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import { languagesQuery } from '../../api/languages.ts'
import { updateProfile } from '../../api/profile.ts'
import type { LanguageCode, OwnProfile } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useCurrency } from '../../platform/currency.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { chooseLanguage } from '../pickers/choose-language.ts'

interface DetailsFormProps {
  profile: OwnProfile
  /** Called to show the saved data again, in the page's frame too. */
  onSaved: () => void
}

type Details = Record<'firstName' | 'lastName' | 'phone' | 'language' | 'currency', string>

const NAME_MAX = 80

/** Names, phone number and preferences. A failed save keeps the input. */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const t = useText('shell')
  const { agency, session, language } = usePage()
  const client = useApi()
  const { data: languages } = useQuery(languagesQuery(client))
  const { data: currencies } = useQuery(enabledCurrenciesQuery(client))
  const [, setCurrency] = useCurrency()
  const save = useMutation({
    mutationFn: (details: Details) => updateProfile(client, changeOf(details)),
    onSuccess: async (_, details) => {
      if (details.currency) setCurrency(details.currency)
      const chosen = details.language as LanguageCode | ''
      if (chosen && chosen !== language) await chooseLanguage(client, chosen, session.signedIn)
      else onSaved()
    },
  })
  const faults = useFormFaults(save.error, t)
  const { form, submit, field } = useTypedForm<Details>({
    start: {
      firstName: profile.personal_info.first_name,
      lastName: profile.personal_info.last_name,
      phone: profile.phone,
      language: profile.language ?? '',
      currency: profile.currency ?? '',
    },
    faultsOf: ({ firstName, lastName, phone }) => ({
      firstName: firstName.trim() ? undefined : t('signup.firstNameRequired'),
      lastName: lastName.trim() ? undefined : t('signup.lastNameRequired'),
      phone: phoneFault(phone) ? t('profile.phoneWrong') : undefined,
    }),
    refused: faults.errors,
    onSend: (details) => save.mutate(details),
  })
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('firstName')}
          required
          label={t('signup.firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <Field
          {...field('lastName')}
          required
          label={t('signup.lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
      </div>
      <Field
        label={t('login.email')}
        type="email"
        value={profile.personal_info.email}
        readOnly
        hint={t('profile.emailHint', { agency: agency.agencyName })}
      />
      <Field
        {...field('phone')}
        label={t('profile.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={t('profile.phoneHint')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select {...field('language')} label={t('profile.language')}>
          <option value="">{t('profile.noLanguage')}</option>
          {languages?.languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select {...field('currency')} label={t('profile.currency')} hint={t('profile.currencyHint')}>
          <option value="">{t('profile.noCurrency')}</option>
          {currencies?.data.map((entry) => (
            <option key={entry.currency} value={entry.currency}>
              {`${entry.currency} · ${entry.name}`}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" busy={save.isPending} className="max-sm:w-full">
        {t('profile.save')}
      </Button>
    </form>
  )
}

function changeOf(details: Details) {
  return {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    phone: details.phone.trim(),
    language: (details.language || null) as LanguageCode | null,
    currency: details.currency || null,
  }
}

/**
 * Returns whether a phone number is invalid: neither empty nor 5 to 15 digits with separators, as the contract
 * requires.
 */
function phoneFault(text: string): boolean {
  const phone = text.trim()
  return phone !== '' && !/^\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15}$/.test(phone)
}
