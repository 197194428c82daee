import type { FieldAuthor, Receipt } from '../../../contract/types.ts'
import { affectedPages } from '../../../tenant/settings/affected-pages.ts'
import type { Change } from '../../../tenant/settings/change.ts'

/** What a publication changed, and who had changed it. */
export function makeReceipt(authors: FieldAuthor[], fields: Change[]): Receipt {
  return { fields, pages: affectedPages(fields), authors }
}
