import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { markupsQuery, putMarkups } from '../../api/markups.ts'
import type { MarkupRule } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Saves the rules and shows the result in a toast, except that the form reports a colleague's newer change
 * (`isStale`).
 */
export function useSaveMarkups() {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ({ revision, rules }: { revision: number; rules: MarkupRule[] }) =>
      putMarkups(client, revision, rules),
    onSuccess(markups) {
      if (markups) queries.setQueryData(markupsQuery(client).queryKey, { data: markups })
      toast.success(t('markups.saved'))
      // Cached prices were calculated with the old rules.
      queries.removeQueries({ type: 'inactive' })
    },
    onError(error) {
      if (!isStale(error)) toast.error(t('markups.failed'))
    },
  })
  return { save, isStale: isStale(save.error) }
}

function isStale(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 412
}
