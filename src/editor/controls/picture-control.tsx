import { type DragEvent, useRef, useState } from 'react'
import { changeTo } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Progress } from '../../ui/progress.tsx'
import type { StoredPicture } from '../core/draft-api.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { QuotaNotice } from '../layout/quota-notice.tsx'
import type { ControlProps } from './control.ts'
import { CropDialog } from './crop-dialog.tsx'
import { LogoPalette } from './logo-palette.tsx'
import { pictureRule, pictureTypes } from './picture-rules.ts'
import { PictureSurfaces } from './picture-surfaces.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const LOGO = '/agency/logo'

/** A picture: chosen or dropped, cropped, and shown on its grounds; the server stores it in the right form. */
export function PictureControl({ field, id, label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const editor = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [cutting, setCutting] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [inspected, setInspected] = useState<Pick<StoredPicture, 'address' | 'palette'> | null>(null)
  const rule = pictureRule(field.pointer.slice(field.pointer.lastIndexOf('/') + 1))
  const isLogo = field.pointer === LOGO
  const put = (address: string | undefined) => {
    onChange(address)
    onEnd()
  }
  const upload = usePictureUpload({
    use: rule.use,
    name: label,
    onStored: (picture) => {
      put(picture.address)
      setInspected(picture)
    },
  })
  const address = typeof value === 'string' && value !== '' ? value : null
  // Another picture, also one restored by Undo, has its own colours.
  const palette = inspected?.address === address ? inspected?.palette : undefined
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setIsOver(over)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button below has the same effect */}
      <div
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false)
          void upload.store(event.dataTransfer.files[0])
        }}
        data-over={isOver || undefined}
        className="grid grid-cols-1 gap-2 rounded-lg border border-border bg-card p-2 data-over:border-dashed data-over:border-ring data-over:bg-accent"
      >
        <PictureSurfaces address={address} rule={rule} />
        {upload.isBusy && <Progress label={t('picture.storing')} value={null} hideLabel size="thin" />}
        <span className="flex min-w-0 flex-wrap gap-1.5">
          <Button
            id={id}
            variant="outline"
            size="small"
            busy={upload.isBusy}
            aria-label={
              address ? t('picture.replace', { name: label }) : t('picture.choose', { name: label })
            }
            onClick={() => input.current?.click()}
          >
            <Icon path={moreIconPaths.upload} className="size-4" />
            {upload.isBusy
              ? t('picture.storing')
              : address
                ? t('picture.replaceShort')
                : t('picture.chooseShort')}
          </Button>
          {address && (
            <Small name={t('crop.open', { name: label })} onPress={() => setCutting(address)}>
              {t('crop.openShort')}
            </Small>
          )}
          {rule.use === 'favicon' && (
            <Small
              onPress={() => {
                // The current logo, which may have changed since this was rendered.
                const logo = valueAt(editor.document(), LOGO)
                if (typeof logo === 'string') setCutting(logo)
              }}
            >
              {t('picture.fromLogo')}
            </Small>
          )}
          {isLogo && address && <UseOnPhones address={address} />}
          {isLogo && address && !palette && (
            <Small
              busy={upload.isLooking}
              onPress={async () => {
                const found = await upload.readPalette(address)
                if (found) setInspected({ address, palette: found })
              }}
            >
              {t('palette.open')}
            </Small>
          )}
          {address && !field.isRequired && (
            <Small name={t('list.remove', { name: label })} onPress={() => put(undefined)}>
              {t('picture.remove')}
            </Small>
          )}
        </span>
        {isLogo && palette && <LogoPalette palette={palette} />}
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={({ target }) => {
            void upload.store(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {upload.fault && !cutting && (
        <p role="alert" className="mt-1 text-xs font-medium text-destructive">
          {upload.fault}
        </p>
      )}
      {!cutting && <QuotaNotice quota={upload.quota} words="picture.left" />}
      {cutting && (
        <CropDialog
          title={t('crop.title', { name: label })}
          address={cutting}
          aspect={rule.aspect}
          isBusy={upload.isBusy}
          fault={upload.fault}
          notice={<QuotaNotice quota={upload.quota} words="picture.left" />}
          onCrop={async (box) => {
            if (await upload.crop(cutting, box)) setCutting(null)
          }}
          onClose={() => {
            upload.forget()
            setCutting(null)
          }}
        />
      )}
    </>
  )
}

interface SmallProps {
  name?: string
  busy?: boolean
  onPress: () => void
  children: string
}

function Small({ name, busy, onPress, children }: SmallProps) {
  return (
    <Button variant="outline" size="small" busy={busy} aria-label={name} onClick={onPress}>
      {children}
    </Button>
  )
}

/** Uses the wide logo on narrow screens too, as one undo step. */
function UseOnPhones({ address }: { address: string }) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const change = changeTo(editor.document(), '/agency/logoMobile', address)
  if (!change) return null
  return (
    <Small
      onPress={() => {
        editor.edit([change])
        editor.endGesture()
      }}
    >
      {t('picture.onPhones')}
    </Small>
  )
}
