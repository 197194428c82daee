import type { Text } from '../../platform/text.ts'
import { CheckGroup } from '../../ui/check-group.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { toggled, toggledAll } from './business-draft.ts'
import { engineKeys } from './option-keys.ts'
import { type ProductInterest, productInterests } from './product-interests.ts'

interface EngineChoiceProps {
  t: Text
  engines: readonly ProductInterest[]
  onChange: (engines: readonly ProductInterest[]) => void
}

const card =
  'rounded-lg border border-input bg-card px-3.5 py-2.5 transition-colors hover:border-brand-edge has-checked:border-brand-edge has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'

/** The booking engines, and 'All', which selects all six (spec §5). */
export function EngineChoice({ t, engines, onChange }: EngineChoiceProps) {
  const hasAll = engines.length === productInterests.length
  return (
    <CheckGroup label={t('business.engines')} required className="sm:col-span-2">
      <Checkbox
        label={t('business.all')}
        checked={hasAll}
        indeterminate={!hasAll && engines.length > 0}
        onChange={() => onChange(toggledAll(engines))}
        className={`${card} max-sm:col-span-2`}
      />
      {productInterests.map((engine) => (
        <Checkbox
          key={engine}
          label={t(engineKeys[engine])}
          checked={engines.includes(engine)}
          onChange={() => onChange(toggled(engines, engine))}
          className={card}
        />
      ))}
    </CheckGroup>
  )
}
