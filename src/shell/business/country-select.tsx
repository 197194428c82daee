import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

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
