import type { MarkupRule } from '../../contract/types.ts'

/** What is added where no rule of the agency says otherwise; it earns by it, and the traveller still pays less than elsewhere. */
export const defaultMarkup: MarkupRule = { kind: 'percent', value: 12 }
