import type { Transaction } from '../../db/database.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import { appendRunEnd } from '../agencies/audit-repository.ts'
import { readDraft } from './stored-draft.ts'

/** Logs the draft's latest state in the audit log, if it was being changed, before visitors see another version. */
export async function noteRunEnd(tx: Transaction, agencyId: string): Promise<void> {
  const draft = await readDraft(tx, agencyId)
  if (draft !== null) await appendRunEnd(tx, agencyId, 'draft.change', contentHash(draft.settings))
}
