import { BarSelect } from '../controls/select-box.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type PreviewPage, previewPageAt, previewPages } from './preview-pages.ts'
import type { PreviewView } from './use-preview-view.ts'

const sheet = 'M7 3.5h7l4 4v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM14 3.5v4h4'

interface PagePickerProps {
  view: Pick<PreviewView, 'path' | 'setPath' | 'grantRequest' | 'change'>
  className?: string
}

/**
 * The page of the preview: all pages of the draft's site. If the chosen role cannot see the page, the role changes to
 * one that can.
 */
export function PagePicker({ view, className = '' }: PagePickerProps) {
  const { path, setPath, grantRequest, change } = view
  const { t } = useFieldTexts()
  const editor = useEditor()
  const groups = previewPages(useEditorValue(editor.documentAtom))
  const shown = previewPageAt(groups, path)
  const nameOf = ({ word, name }: PreviewPage) => name ?? (word ? t(word) : '')
  return (
    <BarSelect
      name={t('pick.page')}
      icon={sheet}
      value={shown?.path ?? path}
      shown={shown ? nameOf(shown) : path}
      onChange={(next) => {
        const [role] = previewPageAt(groups, next)?.roles ?? []
        if (role && !previewPageAt(groups, next)?.roles?.includes(grantRequest.role)) change({ role })
        setPath(next)
      }}
      className={`font-semibold ${className}`}
    >
      {!shown && <option value={path}>{path}</option>}
      {groups.map(({ id, pages }) => (
        <optgroup key={id} label={t(`pages.${id}`)}>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {nameOf(page)}
            </option>
          ))}
        </optgroup>
      ))}
    </BarSelect>
  )
}
