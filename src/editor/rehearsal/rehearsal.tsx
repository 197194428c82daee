import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ToolProps } from '../layout/tool-sheet.tsx'
import { useFullScreen } from '../layout/use-full-screen.ts'
import { usePreviewOptions } from '../preview/preview-options.ts'
import { previewChoicesAtom } from '../preview/use-preview-view.ts'
import { VersionBar } from '../preview/version-bar.tsx'
import { readWall, usualWall, type Wall, withCell, withOneMore, withoutCell } from './preview-wall.ts'
import { RehearsalBar } from './rehearsal-bar.tsx'
import { RehearsalCell } from './rehearsal-cell.tsx'

/** Milliseconds after which the next one starts, even if an earlier one has not loaded. */
const TIMEOUT = 8000

/** Two at once: while one waits for the server, the other is rendered. */
const AT_ONCE = 2

/** A wall of previews for many visitors at once; previewed themes and changes apply to all of them. */
export function Rehearsal({ onClose }: ToolProps) {
  const { t } = useFieldTexts()
  const { store } = useEditor()
  const { wall, update, add, reset } = useWall()
  const { begun, see, finish } = useLoadTurns(wall.cells.map(({ id }) => id))
  const options = usePreviewOptions()
  const root = useRef<HTMLElement>(null)
  const id = useId()
  useFullScreen(root)
  useEffect(() => {
    const before = document.activeElement
    root.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        // An open menu closes first.
        const isInMenu = event.target instanceof Element && event.target.matches('[aria-expanded=true]')
        if (event.key !== 'Escape' || event.defaultPrevented || isInMenu) return
        event.stopPropagation()
        onClose()
      }}
      className="fixed inset-0 z-40 flex flex-col bg-background text-foreground outline-none transition-opacity duration-200 starting:opacity-0"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b bg-card px-4 py-2">
        <h2 id={id} className="text-base font-semibold">
          {t('tool.rehearsal')}
        </h2>
        <RehearsalBar
          wall={wall}
          onPage={(page) => update((before) => ({ ...before, page }))}
          onAdd={add}
          onReset={reset}
        />
        <button
          type="button"
          className={`${iconButton} size-9 max-lg:absolute max-lg:end-2 max-lg:top-2 lg:order-1`}
          aria-label={t('sheet.close', { name: t('tool.rehearsal') })}
          onClick={onClose}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <VersionBar />
      <ul
        aria-label={t('rehearsal.wall')}
        className="flex min-h-0 flex-1 flex-wrap content-start gap-x-4 gap-y-3 overflow-y-auto bg-muted p-4 pt-2"
      >
        {wall.cells.map((cell) => (
          <RehearsalCell
            key={cell.id}
            cell={cell}
            page={wall.page}
            options={options}
            mayLoad={begun.has(cell.id)}
            onSeen={see}
            onDone={finish}
            onChange={(part) => update((before) => withCell(before, cell.id, part))}
            onRemove={() => update((before) => withoutCell(before, cell.id))}
            onChoose={() => {
              const { device, path, grantRequest } = cell
              store.set(previewChoicesAtom, { device, path: wall.page ?? path, grantRequest })
              onClose()
            }}
          />
        ))}
        {wall.cells.length === 0 && (
          <li className="m-auto text-sm text-muted-foreground">{t('rehearsal.empty')}</li>
        )}
      </ul>
    </section>
  )
}

/** The wall as the user left it in this browser, with its changes. */
function useWall() {
  const { agency, session, language, currency } = usePage()
  const editor = useEditor()
  const own = useEditorValue(editor.valueAtom('/agency/languages'))
  const languages = Array.isArray(own) ? own.map(String) : agency.languages
  const key = `livery_rehearsal:${agency.id}:${session.email ?? ''}`
  const usual = { language, currency, languages }
  const [wall, setWall] = useState<Wall>(() => readWall(storedWall(key)) ?? usualWall(usual))
  useEffect(() => keep(key, wall), [key, wall])
  return {
    wall,
    update: setWall,
    add: () => setWall((before) => withOneMore(before, usual)),
    reset: () => setWall(usualWall(usual)),
  }
}

function storedWall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, wall: Wall): void {
  try {
    localStorage.setItem(key, JSON.stringify(wall))
  } catch {
    // A browser without storage shows the default wall next time.
  }
}

/**
 * Returns which cells may load: those in view, two at a time, in order; others once they come into view. A dozen
 * pages at once would block a small machine.
 */
export function useLoadTurns(ids: readonly string[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const loading = ids.filter((id) => begun.has(id) && !done.has(id)).length
  const next = loading < AT_ONCE ? ids.find((id) => seen.has(id) && !begun.has(id)) : undefined
  const finish = useCallback((id: string) => setDone((before) => new Set(before).add(id)), [])
  const see = useCallback((id: string, isInView: boolean) => {
    setSeen((before) => {
      const after = new Set(before)
      if (isInView) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  useEffect(() => {
    if (next === undefined) return
    setBegun((before) => new Set(before).add(next))
    setTimeout(() => finish(next), TIMEOUT)
  }, [next, finish])
  return { begun, see, finish }
}
