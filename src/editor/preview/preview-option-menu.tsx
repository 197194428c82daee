import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { PreviewOptionFields } from './preview-option-fields.tsx'
import type { PreviewOption, usePreviewOptions } from './preview-options.ts'
import type { PreviewView } from './use-preview-view.ts'

const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5'

/** The menu omits an option that the bar has room for. */
const inBar: Partial<Record<PreviewOption, string>> = { role: '@lg:hidden', language: '@2xl:hidden' }

interface PreviewOptionMenuProps {
  view: PreviewView
  options: ReturnType<typeof usePreviewOptions>
}

/** The other preview options; the button states what differs from a usual visit. */
export function PreviewOptionMenu({ view, options }: PreviewOptionMenuProps) {
  const { t } = useFieldTexts()
  const { grantRequest } = view
  const unusual = [
    grantRequest.mode && options.mode.choices.find(({ value }) => value === grantRequest.mode)?.word,
    grantRequest.bookingState !== 'ready' &&
      options.bookingState.choices.find(({ value }) => value === grantRequest.bookingState)?.word,
  ].filter(Boolean)
  return (
    <Popover
      label={t('bar.more')}
      align="start"
      className="@max-md:static"
      panelClassName="w-72 p-4 @max-md:start-2"
      triggerClassName="flex h-8 min-w-0 items-center gap-1.5 rounded-md px-2 text-sm transition-colors hover:bg-muted aria-expanded:bg-muted pointer-coarse:h-11 pointer-coarse:min-w-11"
      trigger={
        <>
          <Icon path={sliders} className="size-4 shrink-0 text-muted-foreground" />
          <span className="truncate md:hidden">{t(`device.${view.device}`)}</span>
          <Icon name="down" className="size-3 shrink-0 text-muted-foreground md:hidden" />
          <span className="truncate max-md:hidden @max-md:hidden">
            {[grantRequest.currency, ...unusual].filter(Boolean).join(' · ')}
          </span>
          {unusual.length > 0 && (
            <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-primary @md:hidden" />
          )}
        </>
      }
    >
      {(close) => (
        <PreviewOptionList close={close}>
          <PreviewOptionFields view={view} options={options} inBar={inBar} />
        </PreviewOptionList>
      )}
    </Popover>
  )
}

/** Arrow keys choose in a list here instead of moving; a press on the site closes it. */
export function PreviewOptionList({ close, children }: { close: () => void; children: ReactNode }) {
  const now = useRef(close)
  now.current = close
  useEffect(() => {
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) now.current()
    }
    addEventListener('blur', onBlur)
    return () => removeEventListener('blur', onBlur)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside
    <div
      className="grid gap-3.5"
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') now.current()
      }}
    >
      {children}
    </div>
  )
}
