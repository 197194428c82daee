import { and, eq, max } from 'drizzle-orm'
import type { Editor } from '../../../contract/types.ts'
import type { Transaction } from '../../db/database.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { agencyPointer, agencyVersions } from '../agencies/agency-schema.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { lockBranding } from './lock-branding.ts'
import { movePointer } from './move-pointer.ts'
import { layersOfNext, type PlanMoment } from './version-layers.ts'

export interface PublishOptions {
  /** Shown in the list of versions. */
  note: string
  /** A person's id, or `import` or `system`. */
  actor: string
  /** The person as others see them. */
  by?: Editor
  /** The version that the content was made from; the published one by default. */
  base?: number
  /** The plan that starts or ends with this version. */
  plan?: PlanMoment | undefined
}

export interface Published {
  version: number
  /** False if the published version had this content already. */
  changed: boolean
}

/**
 * Inserts the next version, moves the pointer, writes the audit log and announces it, in a transaction in the
 * agency's scope. Publications of one agency are serialised. Source: security, 16.
 */
export async function publishVersion(
  tx: Transaction,
  agencyId: string,
  content: AgencyContent,
  { note, actor, by, base, plan }: PublishOptions,
): Promise<Published> {
  await lockBranding(tx, agencyId)
  const before = await publishedHash(tx, agencyId)
  const hash = contentHash(content)
  // A plan's start is published even if visitors see the same, because its layer is part of the version.
  if (before?.contentHash === hash && plan?.step !== 'start') {
    return { version: before.version, changed: false }
  }
  const [row] = await tx
    .select({ last: max(agencyVersions.version) })
    .from(agencyVersions)
    .where(eq(agencyVersions.agencyId, agencyId))
  const version = (row?.last ?? 0) + 1
  const from = base ?? before?.version
  const layers = from === undefined ? [] : await layersOfNext(tx, agencyId, { from, content, plan })
  await tx
    .insert(agencyVersions)
    .values({ agencyId, version, document: content, contentHash: hash, note, actor, layers })
  await appendAudit(tx, agencyId, {
    actor,
    action: 'version.publish',
    beforeHash: before?.contentHash ?? null,
    afterHash: hash,
  })
  await movePointer(tx, agencyId, { from: before?.version ?? null, to: version, by })
  return { version, changed: true }
}

/** Returns the number and content hash of the published version, or null before the first. */
export async function publishedHash(
  tx: Transaction,
  agencyId: string,
): Promise<{ version: number; contentHash: string } | null> {
  const [row] = await tx
    .select({ version: agencyVersions.version, contentHash: agencyVersions.contentHash })
    .from(agencyPointer)
    .innerJoin(
      agencyVersions,
      and(
        eq(agencyVersions.agencyId, agencyPointer.agencyId),
        eq(agencyVersions.version, agencyPointer.version),
      ),
    )
    .where(eq(agencyPointer.agencyId, agencyId))
  return row ?? null
}
