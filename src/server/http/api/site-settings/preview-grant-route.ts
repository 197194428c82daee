import type { Store } from '../../../adapters/store/store.ts'
import {
  GRANT_SECONDS,
  sealGrant,
  sessionMark,
} from '../../../domain/site-settings/previews/preview-grant.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requirePermission } from '../../request-context/require-permission.ts'
import type { Route } from '../../request-context/route.ts'

export interface PreviewGrantDependencies {
  store: Pick<Store, 'forAgency' | 'hash'>
  clock: () => Date
}

/** Makes the route that lets an editor see the site as another kind of user, for an hour and in this session. */
export function previewGrantRoute({ store, clock }: PreviewGrantDependencies): Route<'createPreviewGrant'> {
  return async ({ agency, signedIn, accessToken, body }) => {
    requirePermission(signedIn, agency.agency, 'settings.website')
    const { version } = body
    if (version !== undefined && (await store.forAgency(agency.id).versions.find(version)) === null) {
      throw new Problem({
        code: 'validation_failed',
        detail: 'The agency has no such version.',
        errors: [{ field: 'version', reason: 'is not a version of this agency' }],
      })
    }
    const expiresAt = clock().getTime() + GRANT_SECONDS * 1000
    const session = sessionMark(accessToken ?? '', store.hash)
    const grant = sealGrant({ ...body, agencyId: agency.id, session, expiresAt }, store.hash)
    return { data: { grant, expiresAt: new Date(expiresAt).toISOString() } }
  }
}
