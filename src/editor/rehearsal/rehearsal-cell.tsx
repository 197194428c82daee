import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useFrameSize } from '../preview/frame-size.ts'
import { chosenOf, type usePreviewOptions } from '../preview/preview-options.ts'
import { previewPageAt, previewPages } from '../preview/preview-pages.ts'
import { SiteFrame } from '../preview/site-frame.tsx'
import { useGrant } from '../preview/use-grant.ts'
import { deviceSizes } from '../preview/use-preview-view.ts'
import { shownVersionAtom } from '../preview/version-bar.tsx'
import { CellMenu } from './cell-menu.tsx'
import type { Cell, CellPart } from './preview-wall.ts'

/** The share of a row that each device takes, so that all are drawn at about the same scale and rows are full. */
const sizes = {
  phone: 'h-107 max-w-72 grow basis-[min(11.5rem,45%)]',
  tablet: 'h-107 max-w-120 grow-2 basis-[min(19rem,100%)]',
  desktop: 'h-107 max-w-3xl grow-3 basis-[min(28rem,100%)] max-sm:h-72',
} as const

interface RehearsalCellProps {
  cell: Cell
  /** Page of the whole wall; null if the cell has its own. */
  page: string | null
  options: ReturnType<typeof usePreviewOptions>
  mayLoad: boolean
  onSeen: (id: string, isInView: boolean) => void
  onDone: (id: string) => void
  onChange: (part: CellPart) => void
  onRemove: () => void
  onChoose: () => void
}

/** One preview of the wall: its options, the site, and its actions. A press makes it the main preview. */
export function RehearsalCell(props: RehearsalCellProps) {
  const { cell, page, options, mayLoad, onSeen, onDone, onChange, onRemove, onChoose } = props
  const { t } = useFieldTexts()
  const { id, device, grantRequest } = cell
  const root = useRef<HTMLLIElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const path = page ?? cell.path
  const [at, setAt] = useState(path)
  const [isThere, setThere] = useState(false)
  useEffect(() => setAt(path), [path])
  const version = useEditorValue(shownVersionAtom)
  const { granted, hasFailed, retry } = useGrant(
    mayLoad ? { ...grantRequest, ...(version && { version }) } : null,
  )
  const { width, height, scale } = useFrameSize(room, deviceSizes[device], true, 0)
  const finish = useCallback(() => onDone(id), [onDone, id])
  const show = useCallback(() => {
    setThere(true)
    finish()
  }, [finish])
  useEffect(() => {
    if (hasFailed) finish()
  }, [hasFailed, finish])
  useEffect(() => {
    if (!root.current) return
    // A busy browser reports several changes at once; the last one counts.
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1)
      if (now) onSeen(id, now.isIntersecting)
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [onSeen, id])

  const choices = (['role', 'language', 'mode', 'bookingState'] as const)
    .map((option) => unusual(options, option, chosenOf(grantRequest, option)))
    .filter(Boolean)
    .join(' · ')
  const name = `${t(`device.${device}`)} · ${choices}`
  return (
    <li ref={root} className={`relative flex min-w-0 flex-col ${sizes[device]}`}>
      <div className="flex h-9 shrink-0 items-center gap-0.5 ps-1">
        <h3
          className="line-clamp-2 min-w-0 flex-1 text-xs/4 font-medium text-balance text-muted-foreground"
          title={name}
        >
          <span className="sr-only">{`${t(`device.${device}`)} · `}</span>
          {choices}
        </h3>
        <CellMenu {...{ cell, name, options, onChange, onRemove }} hasOnePage={page !== null} />
        <button
          type="button"
          className={`${iconButton} max-sm:hidden`}
          aria-label={t('rehearsal.remove', { name })}
          title={t('rehearsal.removeShort')}
          onClick={onRemove}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <div
        ref={room}
        className="relative min-h-0 flex-1 overflow-clip rounded-lg border bg-background shadow-card transition-shadow has-[button:hover]:shadow-float has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-ring"
      >
        <div
          className="absolute start-0 top-0 origin-top-left rtl:origin-top-right"
          style={{ width, height, transform: `scale(${scale})` }}
        >
          <SiteFrame
            title={t('rehearsal.frame', { name })}
            granted={granted}
            path={at}
            mode={grantRequest.mode}
            language={grantRequest.language}
            onPath={setAt}
            onReady={show}
            isStill
          />
        </div>
        {!isThere && !hasFailed && <Coming path={path} />}
        {hasFailed ? (
          <button
            type="button"
            onClick={retry}
            className="absolute inset-0 bg-card p-4 text-sm text-card-foreground underline"
          >
            {`${t('preview.failed')} ${t('preview.retry')}`}
          </button>
        ) : (
          <button
            type="button"
            aria-label={t('rehearsal.choose', { name })}
            title={t('rehearsal.chooseShort')}
            onClick={onChoose}
            className="absolute inset-0 cursor-pointer outline-none"
          />
        )}
      </div>
    </li>
  )
}

/** The name of the page that is loading. */
function Coming({ path }: { path: string }) {
  const { t } = useFieldTexts()
  const { documentAtom } = useEditor()
  const page = previewPageAt(previewPages(useEditorValue(documentAtom)), path)
  const name = page?.name ?? (page?.word ? t(page.word) : path)
  return (
    <p className="absolute inset-x-0 bottom-3 flex justify-center px-3">
      <span className="truncate rounded-full border bg-popover px-3 py-1 text-xs font-medium text-popover-foreground shadow-card">
        {t('rehearsal.coming', { page: name })}
      </span>
    </p>
  )
}

/** The chosen value of an option in words; empty for the usual value. */
function unusual(
  options: RehearsalCellProps['options'],
  option: 'role' | 'language' | 'mode' | 'bookingState',
  chosen: string,
): string {
  const isUsual = (option === 'mode' && chosen === '') || (option === 'bookingState' && chosen === 'ready')
  return isUsual ? '' : (options[option].choices.find(({ value }) => value === chosen)?.word ?? chosen)
}
