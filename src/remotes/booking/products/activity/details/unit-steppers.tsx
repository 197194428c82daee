import type { ActivityOption, ActivityUnit } from '../../../../../contract/types.ts'
import { Quantity } from '../../../../../ui/quantity.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { type StepLimits, stepLimits } from './unit-rules.ts'
import { useUnitTexts } from './use-unit-texts.ts'

interface UnitSteppersProps {
  units: readonly ActivityUnit[]
  counts: Readonly<Record<string, number>>
  options: readonly Pick<ActivityOption, 'maximumUnits'>[]
  onCount: (unit: string, count: number) => void
}

/** A number for each unit, with its rules below its name; a button that a rule stops says why. */
export function UnitSteppers({ units, counts, options, onCount }: UnitSteppersProps) {
  const text = useProductTexts()
  const words = useUnitTexts()
  const most = Math.max(...options.map(({ maximumUnits }) => maximumUnits))
  return (
    <div className="grid divide-y">
      {units.map((unit) => {
        const { min, max, rule } = stepLimits(unit, { units, counts, most })
        const label = words.name(unit)
        const hint = [...words.rules(unit), ...(rule ? [ruleText(unit, rule, max)] : [])].join(' · ')
        return (
          <Quantity
            key={unit.unit}
            label={label}
            {...(hint && { hint })}
            fewerLabel={text('units.fewer', { unit: label })}
            moreLabel={text('units.more', { unit: label })}
            value={counts[unit.unit] ?? 0}
            {...{ min, max }}
            onChange={(count) => onCount(unit.unit, count)}
          />
        )
      })}
    </div>
  )

  function ruleText(unit: ActivityUnit, rule: NonNullable<StepLimits['rule']>, max: number): string {
    if (rule === 'needs_companion') return text('units.addFirst', { units: words.companions(unit, units) })
    return rule === 'accompanies' ? text('units.accompanies') : text('units.most', { count: max })
  }
}
