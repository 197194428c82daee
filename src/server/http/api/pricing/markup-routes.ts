import type { AgencyMarkups } from '../../../../contract/types.ts'
import { defaultMarkup } from '../../../../tenant/markups/markup-amount.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import { markupErrors } from '../../../domain/pricing/markup-errors.ts'
import type { StoredMarkups } from '../../../domain/pricing/markup-repository.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createRateLimit } from '../../../kernel/limits/rate-limit.ts'
import { tooFast } from '../../../kernel/limits/too-fast.ts'
import { describeErrors } from '../../../kernel/validation/describe-errors.ts'
import { revisionEtag } from '../../http-messages/etag.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import { requiredRevision } from '../../request-context/required-revision.ts'
import type { Routes } from '../../request-context/route.ts'

export interface MarkupRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'markups' | 'transaction'>
  rates: RatesProvider
}

/** Each change makes every server render the agency's pages again; people do not set prices this often. */
const changing = { burst: 60, perSecond: 0.2 }

/**
 * Makes the routes of the agency's markups on wholesale rates. A change names the revision it was made from. A change
 * from an older revision is refused, since it would undo a colleague's change. Source: spec §2.2, §6.
 */
export function markupRoutes({
  ofAgency,
  rates,
}: MarkupRouteDependencies): Pick<Routes, 'getMarkups' | 'putMarkups'> {
  const rateLimit = createRateLimit(changing)
  return {
    async getMarkups(call) {
      const markups = await ofAgency(call.agency.id).markups.find()
      call.setEtag(revisionEtag(markups.revision))
      return { data: answerOf(markups) }
    },

    async putMarkups(call) {
      const by = requireEditor(call, 'settings.markup')
      const revision = requiredRevision(call.request, 'the rules')
      const wait = rateLimit(`${call.agency.id} ${by.id}`)
      if (wait > 0) throw tooFast('changes', wait)
      const { rules } = call.body
      const errors = markupErrors(rules, 'rules', (await rates.current()).rates)
      if (errors.length > 0) {
        throw new Problem({ code: 'validation_failed', detail: describeErrors(errors), errors })
      }
      const markups = await ofAgency(call.agency.id).transaction(async (records) => {
        const before = await records.markups.find()
        if (!(await records.markups.change({ revision, rules, by }))) throw stale(before)
        const after = await records.markups.find()
        if (after.revision !== before.revision) {
          await noteChange(records, by.id, 'markups.change', { before: before.rules, after: after.rules })
        }
        return after
      })
      call.setEtag(revisionEtag(markups.revision))
      return { data: answerOf(markups) }
    },
  }
}

function answerOf({ revision, rules, updatedAt, updatedBy }: StoredMarkups): AgencyMarkups {
  const at = updatedAt?.toISOString() ?? null
  return { revision, rules: [...rules], fallback: defaultMarkup, updatedAt: at, updatedBy }
}

function stale({ revision, updatedBy }: StoredMarkups): Problem {
  return new Problem({
    code: 'precondition_failed',
    detail: `The markup rules are now at revision ${revision}${updatedBy ? `, changed by ${updatedBy}` : ''}. Load them again before you change them.`,
  })
}
