import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Deferred } from '../../ui/deferred.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import { bufferKeys, takeBufferedKeys } from './buffer-keys.ts'

type Panels = Awaited<ReturnType<typeof import('../pickers/load-pickers.ts')['loadPickers']>>

interface HeaderPickerProps {
  /** Read out before the button's content. */
  label: string
  trigger: ReactNode
  children: (panels: Panels, close: () => void) => ReactNode
}

/**
 * A header button that opens a panel; closes by the button, an outside click and Escape (spec §2.6). The panel's code
 * loads when a pointer comes near, to keep the page's first download small.
 */
export function HeaderPicker({ label, trigger, children }: HeaderPickerProps) {
  const { t, i18n } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area, button)
  useEffect(() => (open ? () => void takeBufferedKeys() : undefined), [open])
  const load = useCallback(async () => (await import('../pickers/load-pickers.ts')).loadPickers(i18n), [i18n])
  return (
    <div ref={area} className="relative max-sm:static">
      <button
        ref={button}
        type="button"
        className="header-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => load().catch(() => undefined)}
        onClick={() => {
          // Before the panel is rendered, since a panel that has already loaded takes the keys as it appears.
          if (!open) bufferKeys(area.current)
          setOpen(!open)
        }}
      >
        <span className="sr-only">{label} </span>
        {trigger}
      </button>
      {open && (
        <div id={id} className="header-panel">
          <Deferred
            load={load}
            meanwhile={<Skeleton className="h-40" />}
            failed={
              <p role="alert" className="p-3">
                {t('common.somethingWrong')}
              </p>
            }
          >
            {(panels) =>
              children(panels, () => {
                button.current?.focus()
                close()
              })
            }
          </Deferred>
        </div>
      )}
    </div>
  )
}
