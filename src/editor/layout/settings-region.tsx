import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type PanelId, panelIds } from '../core/field.ts'
import { fieldAt, fieldsIn, findField } from '../core/field-table.ts'
import { Panel } from '../panels/panel.tsx'
import { usePresence } from '../people/present-people.tsx'
import { useShowFields } from '../preview/use-show-fields.ts'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { editorRegion, sideAtom } from './editor-regions.ts'
import { useFieldTexts } from './field-texts.ts'
import { PanelRail } from './panel-rail.tsx'
import { linkedSettingAtom, revealAtom } from './reveal-setting.ts'
import { SettingsSearch } from './settings-search.tsx'

const BASE = '/settings/website'

/** Input elements of a field; only without any of these, a button. */
const fields = 'input:not([type=color], [type=file]), select, textarea'

/** Milliseconds for which a field that was linked to is highlighted. */
const HIGHLIGHT_MS = 1800

interface SettingsRegionProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  className: string
}

/** The settings: a list of panels, the open one next to it, and a search over all settings. */
export function SettingsRegion({ isOpen, onOpen, className }: SettingsRegionProps) {
  const { t } = useFieldTexts()
  const { store } = useEditor()
  const [panel, setPanel] = usePanel()
  const [query, setQuery] = useState('')
  usePresence(panel)
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new panel starts at its top, before a linked field scrolls into view
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [panel])
  const showFields = useShowFields()
  const reveal = useRevealed(body, panel)
  const revealed = useEditorValue(revealAtom)
  const open = (pointer: string) => {
    const field = findField(pointer)
    if (!field) return
    setQuery('')
    onOpen(true)
    store.set(sideAtom, 'settings')
    setPanel(field.panel)
    const wanted = fieldAt(pointer) ? pointer : field.pointer
    store.set(linkedSettingAtom, { pointer: wanted })
    reveal(wanted)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request
  useEffect(() => {
    if (revealed) open(revealed.pointer)
  }, [revealed])
  return (
    <section
      {...editorRegion('settings')}
      aria-label={t('region.settings')}
      className={`flex min-h-0 min-w-0 max-md:flex-1 max-md:flex-col ${className}`}
    >
      <PanelRail
        panel={isOpen ? panel : null}
        onPanel={(next) => {
          onOpen(!(isOpen && next === panel && matchMedia('(width >= 48rem) and (width < 64rem)').matches))
          setQuery('')
          if (next !== panel) showFields(fieldsIn(next))
          setPanel(next)
        }}
      />
      <div
        className={`flex min-h-0 min-w-0 flex-1 flex-col border-e bg-background md:w-80 md:flex-none lg:w-88 ${isOpen ? '' : 'max-lg:md:hidden'}`}
      >
        <SettingsSearch query={query} onQuery={setQuery} onFound={open} onCalled={() => onOpen(true)} />
        {query === '' && (
          <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-10">
            <h2 className="mb-3 font-brand text-lg">{t(`panel.${panel}`)}</h2>
            <Panel key={panel} panel={panel} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Scrolls a field from the search or the preview into view and focuses it, once its panel is rendered. */
function useRevealed(body: RefObject<HTMLElement | null>, panel: string): (pointer: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field's panel may be rendered later
  useEffect(() => {
    if (wanted === null) return
    const row = nearest(body.current, wanted)
    if (!row) return
    setWanted(null)
    row.scrollIntoView({ block: 'center' })
    const field = row.querySelector<HTMLElement>(fields) ?? row.querySelector('button')
    // A control that loads later, such as the text editor, cannot be focused yet: its row takes the focus.
    if (!field) row.tabIndex = -1
    const target = field ?? row
    target.focus({ preventScroll: true })
    row.dataset.revealed = ''
    setTimeout(() => delete row.dataset.revealed, HIGHLIGHT_MS)
  }, [wanted, panel, body])
  return setWanted
}

/** The row of a pointer; if it has none, the innermost row that contains it. */
function nearest(body: HTMLElement | null, pointer: string): HTMLElement | undefined {
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-field], [data-item]') ?? [])]
  const placeOf = ({ dataset }: HTMLElement) => dataset.field ?? dataset.item ?? ''
  return rows
    .filter((row) => `${pointer}/`.startsWith(`${placeOf(row)}/`))
    .sort((one, other) => placeOf(other).length - placeOf(one).length)[0]
}

/**
 * The open panel, named by the address; Brand on arrival. Each panel is one entry of the browser's history; opening
 * the open one adds none.
 */
export function usePanel(): [PanelId, (panel: PanelId) => void] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const named = pathname.split('/').filter(Boolean)[2]
  const panel = panelIds.find((id) => id === named) ?? 'brand'
  return [
    panel,
    (next) => {
      if (next !== panel) void navigate(`${BASE}/${next}`)
    },
  ]
}
