import type { FieldAuthor, Receipt } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import { pagesTouched } from '../../../tenant/settings/pages-touched.ts'

/** What a publication changed, and who had changed it. */
export function makeReceipt(authors: FieldAuthor[], fields: Change[]): Receipt {
  return { fields, pages: pagesTouched(fields), authors }
}
