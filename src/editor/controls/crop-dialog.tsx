import {
  type KeyboardEvent,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useState,
} from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type Corner, type CropBox, corners, isWhole, movedBox, pulledBox, wholeBox } from './crop-box.ts'
import { findLogoSymbol, measureInk } from './find-logo-symbol.ts'

interface CropDialogProps {
  title: string
  address: string
  /** Width to height of the part; null if the user decides. */
  aspect: number | null
  isBusy: boolean
  fault: string | null
  /** How many more crops are allowed, if few. */
  notice: ReactNode
  onCrop: (box: CropBox) => void
  onClose: () => void
}

/** An arrow key moves by a hundredth; with Shift by ten. */
const STEP = 0.01
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const places: Readonly<Record<Corner, string>> = {
  nw: 'top-0 left-0 -translate-1/2 cursor-nwse-resize',
  ne: 'top-0 left-full -translate-1/2 cursor-nesw-resize',
  sw: 'top-full left-0 -translate-1/2 cursor-nesw-resize',
  se: 'top-full left-full -translate-1/2 cursor-nwse-resize',
}

/** Selects a part of a picture by dragging it and its corners, or with the arrow keys. */
export function CropDialog({
  title,
  address,
  aspect,
  isBusy,
  fault,
  notice,
  onCrop,
  onClose,
}: CropDialogProps) {
  const { t } = useFieldTexts()
  const area = useRef<HTMLDivElement>(null)
  const [shares, setShares] = useState<number | null>(null)
  const [box, setBox] = useState<CropBox>(wholeBox(null))

  const change = (corner: Corner | null, from: CropBox, dx: number, dy: number) =>
    setBox(corner ? pulledBox(from, corner, dx, dy, shares) : movedBox(from, dx, dy))

  const onKeyDown = (event: KeyboardEvent, corner: Corner | null) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? 10 : 1
    change(corner, box, step[0] * by, step[1] * by)
  }

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, corner: Corner | null) => {
    const frame = area.current?.getBoundingClientRect()
    if (!frame || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.focus()
    event.preventDefault()
    const from = box
    const { clientX, clientY } = event
    const closing = new AbortController()
    const { signal } = closing
    addEventListener(
      'pointermove',
      (move) =>
        change(corner, from, (move.clientX - clientX) / frame.width, (move.clientY - clientY) / frame.height),
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => closing.abort(), { signal })
  }

  const percent = (share: number) => `${share * 100}%`
  return (
    <Dialog
      title={title}
      description={t('crop.help')}
      size="large"
      closeLabel={t('sheet.close', { name: title })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setBox(wholeBox(shares))} disabled={isBusy}>
            {t('crop.whole')}
          </Button>
          <Button busy={isBusy} disabled={isWhole(box)} onClick={() => onCrop(box)}>
            {t('crop.keep')}
          </Button>
        </>
      }
    >
      {/* A picture's coordinates start at its left in every language. */}
      <div dir="ltr" className="flex justify-center rounded-lg border bg-muted p-4">
        <div ref={area} className="relative w-fit overflow-visible">
          <img
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => {
              const { naturalWidth, naturalHeight } = currentTarget
              if (aspect === null || !naturalWidth || !naturalHeight) return
              const own = (aspect * naturalHeight) / naturalWidth
              setShares(own)
              setBox((aspect === 1 && signIn(currentTarget)) || wholeBox(own))
            }}
            className="block max-h-[50dvh] min-h-16 w-auto max-w-full min-w-48 object-fill select-none"
          />
          <div className="absolute inset-0 overflow-hidden">
            <div
              aria-hidden="true"
              className="absolute shadow-[0_0_0_100vmax_color-mix(in_oklab,var(--shade)_60%,transparent)]"
              style={{
                left: percent(box.x),
                top: percent(box.y),
                width: percent(box.width),
                height: percent(box.height),
              }}
            />
          </div>
          <div
            className="absolute"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          >
            <button
              type="button"
              aria-label={t('crop.move', sizeOf(box))}
              onKeyDown={(event) => onKeyDown(event, null)}
              onPointerDown={(event) => onPointerDown(event, null)}
              className="absolute inset-0 cursor-move touch-none border-2 border-primary"
            />
            {corners.map((corner) => (
              <button
                key={corner}
                type="button"
                aria-label={t(`crop.corner.${corner}`)}
                onKeyDown={(event) => onKeyDown(event, corner)}
                onPointerDown={(event) => onPointerDown(event, corner)}
                className={`absolute size-4 touch-none rounded-full border-2 border-card bg-primary shadow-card pointer-coarse:size-7 ${places[corner]}`}
              />
            ))}
          </div>
        </div>
      </div>
      <p role="status" className="mt-2 text-xs text-muted-foreground tabular-nums">
        {t('crop.size', sizeOf(box))}
      </p>
      {fault && (
        <p role="alert" className="mt-1 text-sm font-medium text-destructive">
          {fault}
        </p>
      )}
      {notice}
    </Dialog>
  )
}

/** The part of a logo with its symbol, which stays readable at icon size. */
function signIn(image: HTMLImageElement): CropBox | null {
  const ink = measureInk(image)
  return ink && findLogoSymbol(ink, document.documentElement.dir === 'rtl')
}

function sizeOf({ width, height }: CropBox) {
  return { width: Math.round(width * 100), height: Math.round(height * 100) }
}
