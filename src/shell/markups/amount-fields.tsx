import { useQuery } from '@tanstack/react-query'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { PERCENT, type RowFaults, type RuleDraft } from './rule-draft.ts'

interface AmountFieldsProps {
  draft: RuleDraft
  onChange: (change: Partial<RuleDraft>) => void
  fault: RowFaults['value']
}

/** The markup of a rule: a number, and percent or a currency. */
export function AmountFields({ draft, onChange, fault }: AmountFieldsProps) {
  const t = useText('shell')
  const { data } = useQuery(enabledCurrenciesQuery(useApi()))
  const offered = data?.data.map(({ currency }) => currency) ?? []
  const isOffered = draft.unit === PERCENT || offered.includes(draft.unit)
  return (
    <>
      <Field
        label={t('markups.amount')}
        name={`${draft.key}-value`}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={16}
        value={draft.value}
        error={fault && t(`markups.fault.${fault}`)}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <Select
        label={t('markups.unit')}
        value={draft.unit}
        onChange={({ target }) => onChange({ unit: target.value })}
      >
        <option value={PERCENT}>%</option>
        {(isOffered ? offered : [...offered, draft.unit]).map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </Select>
    </>
  )
}
