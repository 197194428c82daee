import type { FieldAuthor } from '../../../contract/types.ts'
import { sameJson } from '../../../tenant/settings/json.ts'
import { valueAt } from '../../../tenant/settings/pointer.ts'
import { settingsJson } from './settings-json.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Returns who changed what in a draft, without authors of fields that are as published again. */
export function listAuthors({
  authors,
  published,
  settings,
}: Pick<StoredDraft, 'authors' | 'published' | 'settings'>): FieldAuthor[] {
  const [before, after] = [settingsJson(published), settingsJson(settings)]
  return authors.filter(({ pointer }) => !sameJson(valueAt(before, pointer), valueAt(after, pointer)))
}
