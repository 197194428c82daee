import { useCallback } from 'react'
import type { Field } from '../core/field.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { onePage } from './find-shown-page.ts'
import { previewPageAt, previewPages } from './preview-pages.ts'
import { previewChoicesAtom } from './use-preview-view.ts'

/**
 * Returns a function that switches the preview to the page that shows all given settings. It stays if several pages
 * do, or if the chosen role cannot see that page.
 */
export function useShowFields(): (fields: readonly Field[]) => void {
  const { store, document } = useEditor()
  return useCallback(
    (fields) => {
      const settings = document()
      const pointers = fields.map(({ pointer }) => pointer)
      const path = onePage(pointers, settings)
      const options = store.get(previewChoicesAtom)
      if (path === null || path === (options.path ?? '/')) return
      const page = previewPageAt(previewPages(settings), path)
      const { role = 'anonymous' } = options.grantRequest ?? {}
      if (!page || page.roles?.includes(role) === false) return
      store.set(previewChoicesAtom, { ...options, path, led: undefined })
    },
    [store, document],
  )
}
