import { isProduct } from '../../contract/products.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Select } from '../../ui/select.tsx'
import { productLabels } from '../components/product-labels.ts'
import { AmountFields } from './amount-fields.tsx'
import type { RowFaults, RuleDraft } from './rule-draft.ts'
import { WhereField } from './where-field.tsx'

interface ExceptionRowProps {
  draft: RuleDraft
  /** Counted from one. */
  number: number
  faults: RowFaults | undefined
  /** Is what the example is priced by. */
  isUsed: boolean
  onChange: (change: Partial<RuleDraft>) => void
  onRemove: () => void
}

/** One exception: where it counts, for what, and how much it adds. */
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
      <div className="mt-4 grid grid-cols-[1fr_7rem] items-start gap-4 @md:grid-cols-[2fr_1fr_7rem]">
        <Select
          label={t('markups.product')}
          value={draft.product}
          className="@max-md:col-span-2"
          onChange={({ target }) => onChange({ product: isProduct(target.value) ? target.value : '' })}
        >
          <option value="">{t('markups.everyProduct')}</option>
          {productLabels.map(({ product, name }) => (
            <option key={product} value={product}>
              {t(name)}
            </option>
          ))}
        </Select>
        <AmountFields draft={draft} onChange={onChange} fault={faults?.value} />
      </div>
    </fieldset>
  )
}
