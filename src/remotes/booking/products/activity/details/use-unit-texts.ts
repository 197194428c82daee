import { usePage } from '@livery/platform'
import type { ActivityUnit } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

const NO_AGE = 100

/** Names and rules of units, and counts of them in words. */
export function useUnitTexts() {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const anyOf = new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' })
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' })
  const name = ({ kind, label }: Pick<ActivityUnit, 'kind' | 'label'>) =>
    kind === 'other' && label ? label : text(`unit.${kind}`)
  const ages = ({ from, to }: NonNullable<ActivityUnit['ages']>) => {
    if (to >= NO_AGE) return text('units.agesFrom', { from })
    return from === 0 ? text('units.agesTo', { to }) : text('units.ages', { from, to })
  }
  return {
    name,
    /** What applies to everyone who comes as this unit. */
    rules(unit: ActivityUnit): string[] {
      const { people, heightCm } = unit
      return [
        ...(unit.ages ? [ages(unit.ages)] : []),
        ...(people > 1 ? [text('units.people', { count: people })] : []),
        ...(heightCm?.from === undefined ? [] : [text('units.height', { height: heightCm.from })]),
        ...(unit.requiresId ? [text('units.id')] : []),
      ]
    },
    /** The units with which another has to come: `Adult or Family`. */
    companions: ({ accompaniedBy }: ActivityUnit, units: readonly ActivityUnit[]) =>
      anyOf.format(units.filter(({ unit }) => accompaniedBy.includes(unit)).map(name)),
    /** Counts in one line: `2 adults, 1 child`. */
    counts: (units: readonly { kind: ActivityUnit['kind']; count: number; label?: string }[]) =>
      list.format(
        units.map(({ kind, count, label }) =>
          kind === 'other' && label ? `${count} × ${label}` : text(`units.count.${kind}`, { count }),
        ),
      ),
  }
}
