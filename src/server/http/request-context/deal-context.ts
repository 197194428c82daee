import type { OperationId } from '../../../contract/operations.gen.ts'
import { localeOf } from '../../../tenant/language.ts'
import { viewerOf } from '../../domain/pricing/viewer.ts'
import type { DealContext } from '../../domain/products/deals/deal-context.ts'
import type { Call } from './route.ts'

/**
 * Returns the context of a call's deals: the visible prices, the agency's markups, the locale and language, and the agency's
 * names for places. Source: spec §6, §9.
 */
export function dealContext(call: Pick<Call<OperationId>, 'agency' | 'session' | 'language'>): DealContext {
  const { agency, destinations } = call.agency
  return {
    viewer: viewerOf(call.session, agency),
    markups: call.agency.markups.rules,
    locale: localeOf(call.language, agency),
    language: call.language,
    // The agency's own names are in its own language.
    places: call.language === agency.defaultLanguage ? [agency.home.place, ...destinations] : [],
  }
}
