import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import type { Country, Suggestion } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type DestinationField, useDestination } from '../../platform/hotel-search/use-destination.ts'
import { useText } from '../../platform/text.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { ComboboxOption } from '../../ui/combobox-option.ts'
import type { Where } from './rule-draft.ts'
import { useWhereName } from './use-where-name.ts'

interface WhereFieldProps {
  where: Where
  onChange: (where: Where) => void
  error: string | undefined
  /** Of the input, by which the first wrong field is found. */
  name: string
}

interface WhereOption extends ComboboxOption {
  where: Where
}

const MOST_COUNTRIES = 4
const MOST_CITIES = 6

/** Where a rule counts: a country or a city out of the suggestions for what is typed; an empty field is everywhere. */
export function WhereField({ where, onChange, error, name }: WhereFieldProps) {
  const t = useText('shell')
  const nameOf = useWhereName()
  const { data: countries } = useQuery(countriesQuery(useApi()))
  const cities = useDestination('', null)
  const isOpenText = where.kind === 'typed'
  const options = isOpenText
    ? [...countryOptions(countries?.data ?? [], cities.text), ...cityOptions(cities.suggestions)]
    : []
  return (
    <Combobox<WhereOption>
      label={t('markups.where')}
      name={name}
      placeholder={t('markups.everywhere')}
      // The names of countries may come after the field.
      text={where.kind === 'country' || where.kind === 'place' ? nameOf(where) : cities.text}
      onText={(text) => {
        cities.setText(text)
        onChange(text.trim() === '' ? { kind: 'everywhere' } : { kind: 'typed' })
      }}
      options={options}
      onChoose={(option) => onChange(option.where)}
      message={isOpenText && options.length === 0 ? messageFor(cities.state) : undefined}
      error={error}
    />
  )

  function messageFor(state: DestinationField['state']): string | undefined {
    if (state === 'searching') return t('markups.searching')
    if (state === 'failed') return t('markups.placesFailed')
    return state === 'none' ? t('markups.noPlace') : undefined
  }
}

function countryOptions(countries: readonly Country[], text: string): WhereOption[] {
  const typed = text.trim().toLowerCase()
  return countries
    .filter(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed))
    .slice(0, MOST_COUNTRIES)
    .map(({ code, name }) => ({
      ...{ id: `country-${code}`, label: name, icon: 'globe' as const },
      where: { kind: 'country', country: code },
    }))
}

function cityOptions(suggestions: readonly Suggestion[]): WhereOption[] {
  return suggestions
    .filter(({ type }) => type === 'city')
    .slice(0, MOST_CITIES)
    .map(({ id, name, label, countryCode: country, latitude, longitude }) => ({
      ...{ id, label },
      where: { kind: 'place', place: { name, country, latitude, longitude } },
    }))
}
