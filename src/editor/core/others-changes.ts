import type { ApiError } from '../../api/api-error.ts'
import type { Editor } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import { touches } from '../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../tenant/settings/settings-diff.ts'
import type { Confirmed } from './autosave.ts'
import type { Draft } from './draft-api.ts'

/** A change by another person. */
export interface OthersChange {
  readonly name: string
  readonly pointers: readonly string[]
}

/**
 * Returns who changed what between two drafts, without the omitted fields, from the server's list of changes and
 * otherwise the given author. The draft names no author for a field that is as published.
 */
export function othersChanges(
  before: Confirmed,
  draft: Draft,
  except: readonly string[] = [],
  since: readonly PastChange[] = [],
  otherwise: Editor | null = null,
): readonly OthersChange[] {
  const byName = new Map<string, string[]>()
  for (const { pointer } of settingsDiff(before.settings, draft.settings)) {
    if (except.some((one) => touches(one, pointer))) continue
    const done = since.findLast(({ changes }) => changes.some((one) => touches(one.pointer, pointer)))
    const by = (done ?? draft.fields.find((field) => touches(field.pointer, pointer)))?.by ?? otherwise
    if (by === null || by.id === draft.you.id) continue
    const named = byName.get(by.name) ?? []
    byName.set(by.name, [...named, pointer])
  }
  return [...byName].map(([name, pointers]) => ({ name, pointers }))
}

/** The changes of one call to the draft, with their author. */
export interface PastChange {
  readonly revision: number
  readonly by: Editor
  readonly changes: readonly Change[]
}

/** Returns the changes that a refusal for an outdated revision lists; empty if it does not list all. */
export function pastChanges({ cause }: ApiError): readonly PastChange[] {
  const { since } = Object(cause) as { since?: unknown }
  return Array.isArray(since) ? (since as PastChange[]) : []
}
