import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ScrollBody } from '../../ui/scroll-body.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import { iconButton } from '../controls/control-style.ts'
import { useEditor } from './editor-context.tsx'
import { editorRegion } from './editor-regions.ts'
import { useFieldTexts } from './field-texts.ts'
import { revealAtom } from './reveal-setting.ts'
import { useFullScreen } from './use-full-screen.ts'

interface ToolSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays visible below the scrolling content: the buttons, the main one last. */
  footer?: ReactNode
  /** For comparisons side by side. */
  wide?: boolean
}

/**
 * The frame of a tool: at the inline end, below the actions, so that the site stays visible and within reach; on a
 * phone the whole screen. Escape and its button close it, and the focus returns.
 */
export function ToolSheet({ title, onClose, children, footer, wide }: ToolSheetProps) {
  const { t } = useFieldTexts()
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const isBeside = useIsWide()
  // Before it is painted, so that it receives keys at once.
  useLayoutEffect(() => {
    const before = document.activeElement
    root.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={root}
      {...editorRegion('sheet')}
      data-wide={wide || undefined}
      role="dialog"
      aria-labelledby={id}
      aria-modal={isBeside ? undefined : true}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
      className={`fixed inset-y-0 end-0 z-30 flex w-full flex-col bg-popover text-popover-foreground outline-none transition-[opacity,translate] duration-200 ease-out starting:translate-x-4 starting:opacity-0 rtl:starting:-translate-x-4 md:top-13 md:border-s md:shadow-float ${wide ? 'md:w-[min(42rem,72vw)]' : 'md:w-[min(27rem,56vw)]'}`}
    >
      <div className="flex h-13 shrink-0 items-center justify-between gap-3 border-b ps-5 pe-3">
        <h2 id={id} className="min-w-0 truncate text-base font-semibold">
          {title}
        </h2>
        <button
          type="button"
          className={`${iconButton} size-9`}
          aria-label={t('sheet.close', { name: title })}
          onClick={onClose}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <ScrollBody className="flex-1 px-5 pt-4 pb-6">{children}</ScrollBody>
      {footer && (
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-5 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
      {!isBeside && <Cover root={root} onClose={onClose} />}
    </section>
  )
}

/** If the sheet covers the whole editor, everything behind it is inert; a link to a setting closes it. */
function Cover({ root, onClose }: { root: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { store } = useEditor()
  useFullScreen(root)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => store.sub(revealAtom, () => close.current()), [store])
  return null
}

/** The properties of every tool. */
export interface ToolProps {
  onClose: () => void
}
