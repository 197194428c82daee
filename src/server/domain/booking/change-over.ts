import { IllegalStep } from '../payments/illegal-step.ts'
import { acceptChange, type NamedChange } from './accept-change.ts'
import { cancelForChange } from './cancel-for-change.ts'
import { type Doing, type Finish, nothing } from './doing.ts'

/**
 * Does what a supplier said happens to its change where nobody has answered in time: the change is accepted, or the item cancelled for
 * nothing. While the item is being cancelled otherwise, it waits for that.
 */
export async function changeOver(
  payload: NamedChange,
  { agency, repositories, parts }: Doing,
): Promise<Finish> {
  const change = await repositories.supplierChanges.find(payload.changeId)
  if (change?.state !== 'open') return nothing
  const due = change.respondBy
  if (due > parts.clock()) return ({ tasks }) => tasks.enqueue({ kind: 'change-over', payload, due })
  if (change.snapshot.unlessAnswered === 'cancel') {
    await cancelForChange(change, { actor: 'system', request: change.id }, agency, parts, nothing)
    return nothing
  }
  return async (records) => {
    try {
      await acceptChange(change, 'system', records)
    } catch (error) {
      if (error instanceof IllegalStep && error.state === 'cancellation_requested')
        throw new Error('its cancellation is not decided yet')
      throw error
    }
  }
}
