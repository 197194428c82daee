import type { MarkupRule } from '../../contract/types.ts'

/** The markup if no rule applies: the agency earns from it, and the traveller still pays less than elsewhere. */
export const defaultMarkup: MarkupRule = { kind: 'percent', value: 12 }
