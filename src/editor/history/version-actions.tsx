import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { Version } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmButton } from '../layout/confirm-button.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { sideAtom } from '../layout/editor-regions.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { shownVersionAtom } from '../preview/version-bar.tsx'
import { brandingApi, type Live } from '../publish/branding-api.ts'
import { ConfirmInactive, useConfirmInactive } from '../publish/confirm-inactive.tsx'
import { PublishOvertaken } from '../publish/publish-trouble.tsx'

/** Shows a version in the preview, and restores it. */
export function VersionActions({
  version: { version, isPublished },
  live,
  onClose,
}: {
  version: Version
  /** The version that visitors see. */
  live: number
  onClose: () => void
}) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const api = brandingApi(useApi())
  const queries = useQueryClient()
  const shown = useEditorValue(shownVersionAtom)
  const { question, confirmed } = useConfirmInactive()
  const [hasFailed, setHasFailed] = useState(false)
  const [overtaken, setOvertaken] = useState<Live | null>(null)

  async function restore(): Promise<void> {
    setHasFailed(false)
    setOvertaken(null)
    try {
      const restored = await confirmed((name) => api.restore(version, live, false, name))
      if (restored) toast.success(t('history.restored', { version }))
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.status === 412
      const other = isOvertaken ? await api.live().catch(() => null) : null
      setOvertaken(other)
      setHasFailed(other === null)
    } finally {
      editor.saver.check(null)
      void queries.invalidateQueries({ queryKey: ['branding'] })
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-pressed={shown === version}
          onClick={() => {
            editor.store.set(shownVersionAtom, shown === version ? null : version)
            // Below this width the sheet covers most of the preview.
            if (matchMedia('(width >= 80rem)').matches) return
            onClose()
            editor.store.set(sideAtom, 'preview')
          }}
        >
          {shown === version ? t('history.stopLooking') : t('history.look')}
        </Button>
        {!isPublished && (
          <ConfirmButton
            isMild
            label={t('history.restore')}
            question={t('history.restoreQuestion', { version })}
            confirm={t('history.restore')}
            onConfirm={restore}
          />
        )}
      </div>
      <ConfirmInactive question={question} />
      {overtaken && <PublishOvertaken live={overtaken} />}
      {hasFailed && <Alert tone="destructive">{t('history.notRestored')}</Alert>}
    </div>
  )
}
