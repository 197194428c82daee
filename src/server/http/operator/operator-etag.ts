import type { OperatorOperationId } from '../../../contract/operations.gen.ts'
import type { Call } from '../call/route.ts'
import { failed } from './operator-failure.ts'

/** The calls whose ETag is the revision that the next change names in `If-Match`. */
const revised: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>(['getMarkups', 'putMarkups'])

/** Passes the operator's revision on. Throws 502 where the ETag is missing, or no revision of the contract. */
export function keepRevision<Id extends OperatorOperationId>(id: Id, call: Call<Id>, headers: Headers): void {
  if (!revised.has(id)) return
  const etag = headers.get('etag') ?? ''
  if (!/^"[0-9]{1,9}"$/.test(etag)) {
    throw failed(id, 'its header ETag must be a revision in quotation marks, such as "7"')
  }
  call.setEtag(etag)
}
