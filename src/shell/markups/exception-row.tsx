import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import { hotelPlaces } from '../../api/suggest.ts'
import { isProduct } from '../../contract/products.ts'
import type { Country, Suggestion } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type PlaceState, usePlace } from '../../platform/search/use-place.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Select } from '../../ui/select.tsx'
import type { ComboboxOption } from '../../ui/use-combobox.ts'
import { productLabels } from '../components/product-labels.ts'
import { AmountFields } from './amount-fields.tsx'
import { AudienceSelect } from './audience-select.tsx'
import type { RowFaults, RuleDraft, Where } from './rule-draft.ts'
import { usePlaceName } from './rule-draft.ts'

const MOST_COUNTRIES = 4

const MOST_CITIES = 6

interface ExceptionRowProps {
  draft: RuleDraft
  /** Starts at one. */
  number: number
  faults: RowFaults | undefined
  /** True if the example uses this rule. */
  isUsed: boolean
  onChange: (change: Partial<RuleDraft>) => void
  onRemove: () => void
}

/** One exception: place, product, audience and markup. */
export function ExceptionRow({ draft, number, faults, isUsed, onChange, onRemove }: ExceptionRowProps) {
  const t = useText('shell')
  return (
    <fieldset
      data-used={isUsed || undefined}
      className="@container rounded-xl border bg-card p-4 data-used:border-brand-edge sm:p-5"
    >
      <legend className="sr-only">{t('markups.number', { number })}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <WhereField
            name={`${draft.key}-where`}
            where={draft.where}
            error={faults?.where && t(`markups.fault.${faults.where}`)}
            onChange={(where) => onChange({ where })}
          />
        </div>
        <Button
          variant="ghost"
          square
          className="my-2.5"
          aria-label={t('markups.remove', { number })}
          onClick={onRemove}
        >
          <Icon path={moreIconPaths.remove} className="size-5" />
        </Button>
      </div>
      <div className="mt-4 grid items-start gap-4 @md:grid-cols-2">
        <Select
          label={t('markups.product')}
          value={draft.product}
          onChange={({ target }) => onChange({ product: isProduct(target.value) ? target.value : '' })}
        >
          <option value="">{t('markups.everyProduct')}</option>
          {productLabels.map(({ product, name }) => (
            <option key={product} value={product}>
              {t(name)}
            </option>
          ))}
        </Select>
        <AudienceSelect audience={draft.audience} onChange={(audience) => onChange({ audience })} />
      </div>
      <div className="mt-4 grid grid-cols-[1fr_7rem] items-start gap-4">
        <AmountFields draft={draft} onChange={onChange} fault={faults?.value} />
      </div>
    </fieldset>
  )
}

interface WhereFieldProps {
  where: Where
  onChange: (where: Where) => void
  error: string | undefined
  /** Name of the input, by which the first invalid field is found. */
  name: string
}

interface WhereOption extends ComboboxOption {
  where: Where
}

/** Place of a rule: a country or city from the suggestions; empty for everywhere. */
function WhereField({ where, onChange, error, name }: WhereFieldProps) {
  const t = useText('shell')
  const nameOf = usePlaceName()
  const { data: countries } = useQuery(countriesQuery(useApi()))
  const cities = usePlace(hotelPlaces, '', null)
  const isOpenText = where.kind === 'typed'
  const options = isOpenText
    ? [...countryOptions(countries?.data ?? [], cities.text), ...cityOptions(cities.suggestions)]
    : []
  return (
    <Combobox<WhereOption>
      label={t('markups.where')}
      name={name}
      placeholder={t('markups.everywhere')}
      // Country names may load after the field is rendered.
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

  function messageFor(state: PlaceState['state']): string | undefined {
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
      id: `country-${code}`,
      label: name,
      icon: 'globe' as const,
      where: { kind: 'country', country: code },
    }))
}

function cityOptions(suggestions: readonly Suggestion[]): WhereOption[] {
  return suggestions
    .filter(({ type }) => type === 'city')
    .slice(0, MOST_CITIES)
    .map(({ id, name, label, countryCode: country, latitude, longitude }) => ({
      id,
      label,
      where: { kind: 'place', place: { name, country, latitude, longitude } },
    }))
}
