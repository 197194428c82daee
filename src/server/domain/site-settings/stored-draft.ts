import { and, asc, eq } from 'drizzle-orm'
import type { Editor, FieldAuthor, Settings } from '../../../contract/types.ts'
import type { Transaction } from '../../db/database.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { agencies, agencyPointer, agencyVersions, hosts } from '../agencies/agency-schema.ts'
import { drafts } from './branding-schema.ts'
import { readSettings } from './read-settings.ts'
import { filledSettings, settingsJson } from './settings-json.ts'

/** An agency's settings being edited, next to those that visitors see. */
export interface StoredDraft {
  agencyId: string
  /** 0 until the first change; it never decreases. */
  revision: number
  publishedVersion: number
  /** What visitors see, as a version and as settings. */
  content: AgencyContent
  published: Settings
  /** With the changes since; equal to `published` if there are none. */
  settings: Settings
  isEdited: boolean
  hosts: readonly string[]
  authors: readonly FieldAuthor[]
  updatedAt: Date | null
  updatedBy: Editor | null
}

/** Reads the draft of the transaction's agency; null before its first version. */
export async function readDraft(tx: Transaction, agencyId: string): Promise<StoredDraft | null> {
  const [row] = await tx
    .select({
      version: agencyVersions.version,
      document: agencyVersions.document,
      draft: drafts,
      subdomain: agencies.slug,
    })
    .from(agencyPointer)
    .innerJoin(agencies, eq(agencies.id, agencyPointer.agencyId))
    .innerJoin(
      agencyVersions,
      and(
        eq(agencyVersions.agencyId, agencyPointer.agencyId),
        eq(agencyVersions.version, agencyPointer.version),
      ),
    )
    .leftJoin(drafts, eq(drafts.agencyId, agencyPointer.agencyId))
    .where(eq(agencyPointer.agencyId, agencyId))
  if (row === undefined) return null
  const { version, subdomain, draft } = row
  // The version may be older than the agency's present name.
  const content = { ...row.document, agency: { ...row.document.agency, subdomain } }
  const hostNames = await readHosts(tx, agencyId)
  const published = readSettings(content, hostNames)
  const document = draft?.document ?? null
  return {
    agencyId,
    revision: draft?.revision ?? 0,
    publishedVersion: version,
    content,
    published,
    // Hosts change without a version; fields that an earlier release left out now have defaults.
    settings:
      document === null ? published : filledSettings(settingsJson({ ...document, hosts: [...hostNames] })),
    isEdited: document !== null,
    hosts: hostNames,
    authors: draft?.authors ?? [],
    updatedAt: draft?.updatedAt ?? null,
    updatedBy: draft?.updatedBy == null ? null : { id: draft.updatedBy, name: draft.updatedByName ?? '' },
  }
}

/** Returns the hosts of the transaction's agency. */
export async function readHosts(tx: Transaction, agencyId: string): Promise<string[]> {
  const rows = await tx
    .select({ host: hosts.host })
    .from(hosts)
    .where(eq(hosts.agencyId, agencyId))
    .orderBy(asc(hosts.host))
  return rows.map(({ host }) => host)
}
