import type { Settings } from '../../src/contract/types.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import type { BrandColorOutcome } from '../../src/theme/brand-color-outcome.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'

/** Returns notes on the agency's colours that the theme changes. Nothing needs doing, but owners ask about it. */
export function checkColors({ primaryColor, theme }: Settings['agency']): TenantProblem[] {
  const { brand, secondary } = resolveTokens({ ...theme, primaryColor })
  return [
    ...outcomeOf('agency.primaryColor', brand),
    ...(secondary ? outcomeOf('agency.theme.secondaryColor', secondary) : []),
  ]
}

function outcomeOf(field: string, { outcome, given, used, text }: BrandColorOutcome): TenantProblem[] {
  const on = text === '#ffffff' ? 'white' : 'black'
  const problem = (reason: string): TenantProblem[] => [{ file: 'tenant.json', field, reason }]
  if (outcome === 'moved')
    return problem(`is ${given}; the site uses ${used}, so that ${on} text on it is readable`)
  return outcome === 'flipped' ? problem(`is ${given}; text on it is ${on}, so that it is readable`) : []
}
