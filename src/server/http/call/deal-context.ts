import type { OperationId } from '../../../contract/operations.gen.ts'
import { localeOf } from '../../../tenant/language.ts'
import { viewerOf } from '../../domain/pricing/viewer.ts'
import type { DealContext } from '../../domain/products/deals/deal-context.ts'
import type { Call } from './route.ts'

/** Gives for whom the deals of a call are: what prices they may see, what the agency adds to them, in which locale, and how the agency names places. Source: spec §6, §9. */
export function dealContext(call: Pick<Call<OperationId>, 'agency' | 'session' | 'language'>): DealContext {
  const { agency, destinations } = call.agency
  return {
    viewer: viewerOf(call.session, agency),
    markups: call.agency.markups.rules,
    locale: localeOf(call.language, agency),
    // The agency's own names are in the language it writes in.
    places: call.language === agency.defaultLanguage ? [agency.home.place, ...destinations] : [],
  }
}
