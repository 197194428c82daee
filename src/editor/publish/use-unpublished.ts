import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useMemo } from 'react'
import { useApi } from '../../platform/api.tsx'
import { type Change, invertChanges } from '../../tenant/settings/change.ts'
import { sendPending } from '../core/send-pending.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { brandingApi } from './branding-api.ts'

export interface Unpublished {
  readonly revision: number
  readonly publishedVersion: number
  readonly changes: readonly Change[]
}

/** The unpublished changes, refetched for every revision, and as soon as all changes are saved. */
export function useUnpublished() {
  const editor = useEditor()
  const client = useApi()
  const revisionAtom = useMemo(() => atom((get) => get(editor.savingAtom).confirmed.revision), [editor])
  const revision = useEditorValue(revisionAtom)
  return useQuery({
    queryKey: ['branding', 'unpublished', revision],
    queryFn: async (): Promise<Unpublished> => {
      await sendPending(editor)
      const api = brandingApi(client)
      const { revision, publishedVersion } = await api.draft()
      const { changes } = await api.version(publishedVersion, 'draft')
      return { revision, publishedVersion, changes: invertChanges(changes).toReversed() }
    },
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  })
}
