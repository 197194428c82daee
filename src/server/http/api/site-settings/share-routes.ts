import type { components } from '../../../../contract/api.gen.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import type { Store } from '../../../adapters/store/store.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { SHARES_NEWS } from '../../../domain/site-settings/previews/announce-draft.ts'
import type { ShareEntry } from '../../../domain/site-settings/share-repository.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Log } from '../../../kernel/log/log.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'

export interface ShareRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'shares' | 'transaction'>
  clock: () => Date
  store: Pick<Store, 'tellBranding'>
  log: Log
}

/** The start of the paths of preview links. */
export const SHARE_PATH = '/preview/'

const MOST_OPEN = 50

/** Makes the routes for links that show the draft to anyone who has one. Source: security, 20. */
export function shareRoutes({
  ofAgency,
  clock,
  store,
  log,
}: ShareRouteDependencies): Pick<Routes, 'getShares' | 'createShare' | 'endShare'> {
  const listed = async (agencyId: string) => {
    const now = clock()
    return { data: (await ofAgency(agencyId).shares.list()).map((share) => shareOf(share, now)) }
  }
  return {
    getShares: ({ agency }) => listed(agency.id),

    async createShare(call) {
      const { id: person, name } = requireEditor(call)
      const { label, days } = call.body
      return ofAgency(call.agency.id).transaction(async (records) => {
        // The lock keeps simultaneous calls from making more links than allowed.
        await records.drafts.lock()
        const open = (await records.shares.list()).filter((share) => shareOf(share, clock()).state === 'open')
        if (open.length >= MOST_OPEN) {
          throw new Problem({
            code: 'conflict',
            detail: `There are already ${MOST_OPEN} open links. End one that is no longer needed.`,
          })
        }
        const { share, token } = await records.shares.create(label.trim(), name, days * 86_400)
        const after = { id: share.id, label: share.label, expiresAt: share.expiresAt.toISOString() }
        await noteChange(records, person, 'share.create', { before: null, after })
        const address = `${call.caller.origin}${SHARE_PATH}${token}`
        return { data: { share: shareOf(share, clock()), address } }
      })
    },

    async endShare(call) {
      const { id: person } = requireEditor(call)
      await ofAgency(call.agency.id).transaction(async (records) => {
        const ended = await records.shares.revoke(call.path.id)
        if (ended === null)
          throw new Problem({ code: 'not_found', detail: 'There is no open link with this id.' })
        await noteChange(records, person, 'share.end', { before: { id: ended.id }, after: null })
      })
      await store
        .tellBranding({ agencyId: call.agency.id, kind: SHARES_NEWS })
        .catch((err: unknown) =>
          log.warn({ err }, 'pages open by a shared link could not be told that it ended'),
        )
      return listed(call.agency.id)
    },
  }
}

function shareOf(share: ShareEntry, now: Date): components['schemas']['Share'] {
  const { id, label, createdBy, createdAt, expiresAt, revokedAt, openedAt } = share
  const state = revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open'
  return {
    id,
    label,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    state,
  }
}
