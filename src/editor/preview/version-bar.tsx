import { atom } from 'jotai'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

/** The published version that every preview shows instead of the draft; null for the draft. In the editor's store. */
export const shownVersionAtom = atom<number | null>(null)

/** States that a published version is being previewed, and leads back to the draft. */
export function VersionBar() {
  const { t } = useFieldTexts()
  const { store } = useEditor()
  const { agency } = usePage()
  const version = useEditorValue(shownVersionAtom)
  return (
    <div role="status">
      {version !== null && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b bg-accent px-4 py-1.5 md:justify-start text-sm text-accent-foreground">
          <span>{t('preview.version', { version, agency: agency.agencyName })}</span>
          <Button size="small" variant="outline" onClick={() => store.set(shownVersionAtom, null)}>
            {t('preview.toDraft')}
          </Button>
        </p>
      )}
    </div>
  )
}
