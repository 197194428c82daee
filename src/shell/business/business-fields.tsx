import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import { socialNetworks, supportManagers } from '../../contract/business-info-options.gen.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { BusinessDraft } from './business-draft.ts'

interface ReferralFieldProps {
  t: Text
  source: BusinessDraft['heardBy']
  value: string
  onChange: (value: string) => void
}

/** Detail of how the agency heard of the platform: a list, a text field, or nothing (spec §5). */
export function ReferralField({ t, source, value, onChange }: ReferralFieldProps) {
  switch (source) {
    case 'Social Media':
      return <OneOf t={t} label={t('business.network')} options={socialNetworks} {...{ value, onChange }} />
    case 'Customer Support Manager':
      return <OneOf t={t} label={t('business.manager')} options={supportManagers} {...{ value, onChange }} />
    case 'Peer referral':
      return <OwnWords label={t('business.peer')} {...{ value, onChange }} />
    case 'Other':
      return <OwnWords label={t('business.other')} {...{ value, onChange }} />
    default:
      return null
  }
}

interface DetailProps extends Pick<ReferralFieldProps, 'value' | 'onChange'> {
  label: string
}

function OneOf({
  t,
  label,
  options,
  value,
  onChange,
}: DetailProps & Pick<ReferralFieldProps, 't'> & { options: readonly string[] }) {
  return (
    <Select label={label} required value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('business.choose')}</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  )
}

function OwnWords({ label, value, onChange }: DetailProps) {
  return (
    <Field
      label={label}
      required
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface CountrySelectProps {
  t: Text
  /** ISO 3166-1 alpha-2. */
  value: string
  onChange: (country: string) => void
}

/**
 * The HQ country, named and sorted in the page's language. A failed list can be retried, since the form requires it.
 */
export function CountrySelect({ t, value, onChange }: CountrySelectProps) {
  const { language } = usePage()
  const { data, isError, refetch } = useQuery(countriesQuery(useApi()))
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = (data?.data ?? [])
    .map(({ code, name }) => ({ code, name: names.of(code) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return (
    <div>
      <Select
        label={t('business.country')}
        required
        autoComplete="country"
        aria-busy={!data && !isError}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={isError ? t('common.somethingWrong') : undefined}
      >
        <option value="">{t('business.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {isError && (
        <Button variant="outline" size="small" className="mt-2" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
