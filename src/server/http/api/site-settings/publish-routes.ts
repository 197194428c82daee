import type { Finding } from '../../../../contract/types.ts'
import type { CheckingDependencies } from '../../../domain/site-settings/checks/checked-settings.ts'
import { checkup, runChecks } from '../../../domain/site-settings/checks/run-checks.ts'
import { makesInactive, requireConfirmed } from '../../../domain/site-settings/confirm-inactive.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { draftStale } from '../../../domain/site-settings/draft-stale.ts'
import { homePlaceOf } from '../../../domain/site-settings/home-place.ts'
import { listAuthors } from '../../../domain/site-settings/list-authors.ts'
import { makeReceipt } from '../../../domain/site-settings/make-receipt.ts'
import { shownDiff } from '../../../domain/site-settings/shown-settings.ts'
import { writeContent } from '../../../domain/site-settings/write-content.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'
import type { BrandingRouteDependencies } from './draft-routes.ts'

/** What the checks know about the deployment; pictures belong to each agency. */
export type PublishRouteDependencies = BrandingRouteDependencies & Omit<CheckingDependencies, 'assets'>

type PublishOperations = 'getBrandingChecks' | 'publishDraft'

/** Makes the routes that check and publish a draft, with a receipt. Source: security, 16. */
export function publishRoutes({
  ofAgency,
  ...site
}: PublishRouteDependencies): Pick<Routes, PublishOperations> {
  return {
    async getBrandingChecks(call) {
      requireEditor(call)
      const { drafts, assets } = ofAgency(call.agency.id)
      const draft = await currentDraft(drafts)
      const { findings, passed } = await checkup(draft, { ...site, assets, takeTurn: call.caller.takeTurn })
      return { data: findings, passed, revision: draft.revision }
    },

    async publishDraft(call) {
      const editor = requireEditor(call)
      const { revision, note, confirmInactive } = call.body
      const { drafts, publications, assets } = ofAgency(call.agency.id)
      const draft = await currentDraft(drafts)
      if (draft.revision !== revision) throw await draftStale(drafts, revision, draft.revision)
      if (!draft.isEdited) throw nothingNew()
      requirePassed(await runChecks(draft, { ...site, assets, takeTurn: call.caller.takeTurn }))
      const { settings, published } = draft
      if (makesInactive(published, settings)) requireConfirmed(published, confirmInactive)
      const place = await homePlaceOf(settings)
      if (place === null) throw new Error('settings without a place passed the checks')
      const content = await writeContent(call.agency.slug, settings, place)
      const receipt = makeReceipt(listAuthors(draft), shownDiff(published, settings))
      const outcome = await publications.publishDraft({ revision, content, editor, note, receipt })
      if (!('refused' in outcome)) return { data: { ...outcome, receipt } }
      throw outcome.refused === 'stale' ? await draftStale(drafts, revision, outcome.revision) : nothingNew()
    },
  }
}

/** Throws 409 with all findings if a check prevents the publication. */
export function requirePassed(findings: Finding[]): void {
  const first = findings.find(({ level }) => level === 'blocking')
  if (first === undefined) return
  throw new Problem({
    code: 'checks_failed',
    detail: `${first.field} ${first.reason}.`,
    errors: findings
      .filter(({ level }) => level === 'blocking')
      .slice(0, 20)
      .map(({ field, reason }) => ({ field, reason })),
    extra: { findings },
  })
}

/** The problem for a publication that would change nothing. */
export function nothingNew(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'There is nothing to publish: visitors already see these settings.',
  })
}
