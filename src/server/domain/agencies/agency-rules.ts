import type { MarkupRule } from '../../../contract/types.ts'

/** The markup rules that an agency's prices are made with. `revision` counts their changes. */
export interface AgencyRules {
  readonly revision: number
  readonly rules: readonly MarkupRule[]
}
