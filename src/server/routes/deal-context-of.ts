import type { OperationId } from '../../contract/operations.gen.ts'
import type { DealContext } from '../deals/deal-context.ts'
import { viewerOf } from '../deals/viewer.ts'
import type { Call } from './route.ts'

/** Gives for whom the deals of a call are: what prices they may see, and in which language. Source: spec §6. */
export function dealContextOf(call: Pick<Call<OperationId>, 'agency' | 'session' | 'language'>): DealContext {
  const { allowNonLoginFlow } = call.agency.agency
  return {
    viewer: viewerOf(call.session, allowNonLoginFlow),
    language: call.language,
  }
}
