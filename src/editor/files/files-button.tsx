import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { railButton, railName } from '../layout/rail-buttons.ts'

const path =
  'M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18V9a1.5 1.5 0 0 0-1.5-1.5H12L10 5H5.5A1.5 1.5 0 0 0 4 6.5v1ZM12 11v5M9.5 13.5 12 11l2.5 2.5'

/** Opens the settings as files; their code is fetched on the press. */
export function FilesButton(stop: { 'data-stop': string; tabIndex: number }) {
  const { t } = useFieldTexts()
  const [Sheet, setSheet] = useState<{ is: ComponentType<{ onClose: () => void }> } | null>(null)
  const open = async () => {
    try {
      setSheet({ is: (await import('./files-sheet.tsx')).FilesSheet })
    } catch {
      toast.error(t('files.failed'))
    }
  }
  return (
    <>
      <Tooltip text={t('files.title')} side="end">
        <button
          type="button"
          {...stop}
          aria-label={t('files.title')}
          aria-haspopup="dialog"
          onClick={() => void open()}
          className={`${railButton} md:mt-auto`}
        >
          <Icon path={path} />
          <span className={railName}>{t('rail.files')}</span>
        </button>
      </Tooltip>
      {Sheet &&
        createPortal(
          <Sheet.is onClose={() => setSheet(null)} />,
          document.querySelector('[data-part=editor]') ?? document.body,
        )}
    </>
  )
}
