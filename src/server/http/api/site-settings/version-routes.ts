import type { Editor, Publication, Settings, Version, VersionAgainst } from '../../../../contract/types.ts'
import { affectedPages } from '../../../../tenant/settings/affected-pages.ts'
import type { AgencyContent } from '../../../domain/agencies/agency-content.ts'
import type { CheckingDependencies } from '../../../domain/site-settings/checks/checked-settings.ts'
import { paymentFindings } from '../../../domain/site-settings/checks/payments.ts'
import { makesInactive, requireConfirmed } from '../../../domain/site-settings/confirm-inactive.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { makeReceipt } from '../../../domain/site-settings/make-receipt.ts'
import { readSettings } from '../../../domain/site-settings/read-settings.ts'
import { shownDiff } from '../../../domain/site-settings/shown-settings.ts'
import type { StoredDraft } from '../../../domain/site-settings/stored-draft.ts'
import type { VersionSummary } from '../../../domain/site-settings/version-repository.ts'
import { copyPlatformFields } from '../../../domain/tenant-folders/copy-platform-fields.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'
import type { BrandingRouteDependencies } from './draft-routes.ts'
import { requirePassed } from './publish-routes.ts'

type VersionOperations = 'getVersions' | 'getVersion' | 'restoreVersion'
type Repositories = ReturnType<BrandingRouteDependencies['ofAgency']>

/** Makes the routes of published versions: the list, one version with its changes, and its restoration. */
export function versionRoutes({
  ofAgency,
  ...site
}: BrandingRouteDependencies & { gatewayHealth: CheckingDependencies['gatewayHealth'] }): Pick<
  Routes,
  VersionOperations
> {
  return {
    async getVersions(call) {
      requireEditor(call)
      const { versions, publications } = ofAgency(call.agency.id)
      const { before, limit = 200 } = call.query
      const all = await versions.list({ before, limit })
      const known = await publications.ofVersions(all.map(({ version }) => version))
      return { data: all.map((one) => versionAnswer(one, known, call.agency.version)) }
    },

    async getVersion(call) {
      requireEditor(call)
      const repositories = ofAgency(call.agency.id)
      const { version } = call.path
      const content = await existing(repositories.versions, version)
      const [summary, before] = await repositories.versions.list({ before: version + 1, limit: 2 })
      if (summary === undefined) throw unknown()
      const draft = await currentDraft(repositories.drafts)
      const earlier = await compared(repositories, draft, call.query.against ?? 'before', before?.version)
      const settings = readSettings(content, draft.hosts)
      const changes = earlier.settings ? shownDiff(earlier.settings, settings) : []
      const receipt = await repositories.publications.receiptOf(version)
      const known = await repositories.publications.ofVersions([version])
      return {
        data: {
          version: versionAnswer(summary, known, call.agency.version),
          published: draft.publishedVersion,
          comparedWith: earlier.version,
          changes,
          pages: affectedPages(changes),
          ...(receipt && { receipt }),
        },
      }
    },

    async restoreVersion(call) {
      const editor = requireEditor(call)
      const repositories = ofAgency(call.agency.id)
      const content = await existing(repositories.versions, call.path.version)
      const request = { ...call.body, to: call.path.version, content, editor, site }
      return { data: await restoreAll(repositories, request) }
    },
  }
}

/** The settings that a version is compared with; null if there is no earlier version. */
async function compared(
  { versions }: Repositories,
  draft: StoredDraft,
  against: VersionAgainst,
  before: number | undefined,
): Promise<{ version: number | null; settings: Settings | null }> {
  if (against === 'draft') return { version: null, settings: draft.settings }
  if (against === 'published') return { version: draft.publishedVersion, settings: draft.published }
  if (before === undefined) return { version: null, settings: null }
  return { version: before, settings: readSettings(await existing(versions, before), draft.hosts) }
}

interface Restore {
  /** The version that the caller saw as published. */
  from: number
  to: number
  content: AgencyContent
  editor: Editor
  note: string
  keepsDraft: boolean
  confirmInactive?: string | undefined
  site: Pick<CheckingDependencies, 'gatewayHealth'>
}

async function restoreAll(
  repositories: Repositories,
  { from, to, content, editor, note, keepsDraft, confirmInactive, site }: Restore,
) {
  const { drafts, publications } = repositories
  const draft = await currentDraft(drafts)
  if (draft.publishedVersion !== from) throw await versionStale(repositories)
  const settings = readSettings(content, draft.hosts)
  const changes = shownDiff(draft.published, settings)
  if (makesInactive(draft.published, settings)) requireConfirmed(draft.published, confirmInactive)
  requirePassed(await paymentFindings({ ...draft, settings }, site))
  const receipt = makeReceipt([], changes)
  const wanted = copyPlatformFields(ofHosts(content, draft.hosts), draft.content)
  const outcome = await publications.rollBack({
    from,
    to,
    editor,
    note,
    receipt,
    keepsDraft,
    // An unchanged version is restored by the pointer; one without the platform's current fields becomes a new
    // version.
    ...(wanted !== content && { content: wanted }),
  })
  if ('publication' in outcome) return { ...outcome, changes }
  if (outcome.refused === 'stale') throw await versionStale(repositories)
  throw new Problem({ code: 'conflict', detail: 'Visitors already see this version.' })
}

/**
 * Returns the problem (412) for a caller who saw another version as published, with the current one and its
 * publisher.
 */
async function versionStale({ drafts, versions, publications }: Repositories): Promise<Problem> {
  const { publishedVersion } = await currentDraft(drafts)
  const [summary] = await versions.list({ before: publishedVersion + 1, limit: 1 })
  if (summary === undefined) throw unknown()
  const known = await publications.ofVersions([publishedVersion])
  const published = versionAnswer(summary, known, publishedVersion)
  const publisher = (published.publications[0]?.by ?? published.by)?.name
  return new Problem({
    code: 'precondition_failed',
    detail: `Visitors now see version ${publishedVersion}${publisher ? `, published by ${publisher}` : ''}. Check it before you restore another.`,
    extra: { published },
  })
}

/** Removes the host for search engines if it is no longer one of the agency's. */
function ofHosts(content: AgencyContent, hosts: readonly string[]): AgencyContent {
  const { canonicalHost, ...rest } = content
  return canonicalHost === undefined || hosts.includes(canonicalHost) ? content : rest
}

async function existing({ find }: Repositories['versions'], version: number): Promise<AgencyContent> {
  const content = await find(version)
  if (content === null) throw unknown()
  return content
}

function unknown(): Problem {
  return new Problem({ code: 'not_found', detail: 'The agency has no such version.' })
}

function versionAnswer(
  { version, createdAt, note, actor }: VersionSummary,
  publications: readonly Publication[],
  published: number,
): Version {
  const own = publications.filter((publication) => publication.version === version)
  const first = own.at(-1)
  const isPerson = actor !== 'import' && actor !== 'system'
  return {
    version,
    at: createdAt.toISOString(),
    note,
    by: isPerson ? (first?.by ?? { id: actor, name: '' }) : null,
    isPublished: version === published,
    publications: own,
  }
}
