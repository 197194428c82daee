import type { MarkupRule } from '../../../contract/types.ts'

/** The markup rules of an agency's prices. `revision` counts their changes. */
export interface AgencyRules {
  readonly revision: number
  readonly rules: readonly MarkupRule[]
}
