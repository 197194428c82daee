import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { iconButton } from '../controls/control-style.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { PagePicker } from '../preview/page-picker.tsx'
import { PreviewOptionFields } from '../preview/preview-option-fields.tsx'
import { PreviewOptionList } from '../preview/preview-option-menu.tsx'
import type { usePreviewOptions } from '../preview/preview-options.ts'
import type { Cell, CellPart } from './preview-wall.ts'

const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5'

interface CellMenuProps {
  cell: Cell
  name: string
  options: ReturnType<typeof usePreviewOptions>
  /** All cells of the wall show the same page. */
  hasOnePage: boolean
  onChange: (part: CellPart) => void
  onRemove: () => void
}

/** The preview options of one cell and its actions; on small screens at the bottom. */
export function CellMenu({ cell, name, options, hasOnePage, onChange, onRemove }: CellMenuProps) {
  const { t } = useFieldTexts()
  const { device, path, grantRequest } = cell
  const view = {
    device,
    path,
    grantRequest,
    setDevice: (next: Cell['device']) => onChange({ device: next }),
    setPath: (next: string) => onChange({ path: next }),
    change: (part: CellPart['grantRequest']) => onChange({ grantRequest: part ?? {} }),
  }
  return (
    <Popover
      label={t('rehearsal.change', { name })}
      trigger={<Icon path={sliders} className="size-4" />}
      triggerClassName={iconButton}
      className="static"
      panelClassName={`top-9! mt-0! p-4 max-sm:fixed! max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-3! ${device === 'phone' ? 'inset-x-0' : 'w-64 max-sm:w-auto'}`}
    >
      {(close) => (
        <PreviewOptionList close={close}>
          {!hasOnePage && <PagePicker view={view} className="border" />}
          <PreviewOptionFields view={view} options={options} />
          <Button size="small" variant="outline" className="sm:hidden" onClick={onRemove}>
            {t('rehearsal.removeShort')}
          </Button>
        </PreviewOptionList>
      )}
    </Popover>
  )
}
