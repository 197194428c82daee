import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClasses } from '../../ui/button-classes.ts'
import { toast } from '../../ui/toast.ts'
import { TooltipGroup } from '../../ui/tooltip.tsx'
import { Segments } from '../controls/radio-groups.tsx'
import { SavingPauseBanner } from '../people/saving-pause-banner.tsx'
import { useNews } from '../people/use-news.ts'
import { pointedAtom } from '../preview/pointed-setting.ts'
import { Preview } from '../preview/preview.tsx'
import { useFrameNews } from '../preview/use-frame-news.ts'
import { usePreviewView } from '../preview/use-preview-view.ts'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { type Side, sideAtom, useEditorRegions, useKeysEverywhere } from './editor-regions.ts'
import { useFieldTexts } from './field-texts.ts'
import { useEntryTexts } from './pointer-texts.ts'
import { SettingsRegion } from './settings-region.tsx'
import { TopBar } from './top-bar.tsx'

const written =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button])'

/** Actions at the top, settings at the start, the site next to them; on a phone, settings or site. */
export function EditorLayout() {
  const { store } = useEditor()
  const side = useEditorValue(sideAtom)
  const setSide = useCallback((next: Side) => store.set(sideAtom, next), [store])
  const [isPanelOpen, setIsPanelOpen] = useState(true)
  const view = usePreviewView()
  const { turn, announcement } = useSteps()
  useKeys(turn)
  useNews()
  useFrameNews(useCallback(() => setSide('settings'), [setSide]))
  const pointed = useEditorValue(pointedAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request
  useEffect(() => {
    if (!pointed) return
    const { path, role, device } = pointed
    if (device) view.setDevice(device)
    if (role) view.change({ role })
    view.setPath(path)
    setSide('preview')
  }, [pointed])
  return (
    <TooltipGroup>
      <SkipLinks />
      <TopBar view={view} onTurn={turn} />
      <SavingPauseBanner />
      <span role="status" className="sr-only">
        {announcement}
      </span>
      <div className="relative flex min-h-0 flex-1">
        <SettingsRegion
          isOpen={isPanelOpen}
          onOpen={setIsPanelOpen}
          className={side === 'preview' ? 'max-md:hidden' : ''}
        />
        <Preview view={view} className={side === 'settings' ? 'max-md:hidden' : ''} />
      </div>
      <ViewSwitch side={side} onSide={setSide} />
    </TooltipGroup>
  )
}

/** On a phone: switches between the settings and the preview. */
function ViewSwitch({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { t } = useFieldTexts()
  return (
    <div className="border-t bg-card p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <Segments
        id="editor-side"
        label={t('view.switch')}
        choices={['settings', 'preview']}
        chosen={side}
        onChoose={(next) => onSide(next as Side)}
        wordOf={(one) => (one === 'settings' ? t('region.settings') : t('region.preview'))}
      />
    </div>
  )
}

/**
 * Undo and redo by the keys of every system, in the editor and in its previews. A setting's own field uses the
 * editor's history, which includes its typed text. In other fields, such as a search or a note, and in controls with
 * their own undo, the keys are the field's.
 */
function useKeys(onTurn: (direction: 'undo' | 'redo') => void): void {
  useKeysEverywhere((event) => {
    const step = stepOf(event)
    if (!step || event.defaultPrevented || isOwnText(event.target)) return
    event.preventDefault()
    onTurn(step)
  })
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}

/** True in a text field that is no setting. Elements of a preview have another window's classes. */
function isOwnText(target: EventTarget | null): boolean {
  const element = target as Element | null
  if (!element?.closest?.(written)) return false
  return !element.closest('[data-own-steps], [data-field]')?.matches('[data-field]')
}

/** The first tab stops: skip the actions, or all settings. Visible while focused. */
function SkipLinks() {
  const { t } = useFieldTexts()
  const { store } = useEditor()
  const enter = useEditorRegions()
  return (
    <div className="sr-only focus-within:not-sr-only focus-within:absolute focus-within:inset-x-0 focus-within:top-0 focus-within:z-50 focus-within:flex focus-within:h-13 focus-within:items-center focus-within:gap-2 focus-within:overflow-hidden focus-within:border-b focus-within:bg-card focus-within:px-3">
      {(['settings', 'preview'] as const satisfies readonly Side[]).map((part) => (
        <button
          key={part}
          type="button"
          onClick={() => {
            // A phone shows only one of the two, which must be visible before it can take the focus.
            flushSync(() => store.set(sideAtom, part))
            enter(part)
          }}
          className={buttonClasses({ variant: 'outline', size: 'small' })}
        >
          {t(`skip.${part}`)}
        </button>
      ))}
      <span className="min-w-0 truncate text-sm text-muted-foreground max-md:hidden">{t('skip.keys')}</span>
    </div>
  )
}

/** Returns undo and redo, with the text to announce for the last one. A change out of sight also shows a message. */
function useSteps(): { turn: (direction: 'undo' | 'redo') => void; announcement: string } {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const wordsOf = useEntryTexts()
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ t, wordsOf })
  latest.current = { t, wordsOf }
  const turn = useCallback(
    (direction: 'undo' | 'redo') => {
      const step = direction === 'undo' ? editor.undo() : editor.redo()
      if (!step) return
      const { t, wordsOf } = latest.current
      if (step.skipped > 0) return toast.info(t('undo.skipped'))
      const what = wordsOf(step.pointers.map((pointer) => ({ pointer })))
      const words = t(direction === 'undo' ? 'undo.undone' : 'undo.redone', { what })
      if (step.pointers.some(isInSight)) setAnnouncement(words)
      else toast.info(words)
    },
    [editor],
  )
  return { turn, announcement }
}

/** True if a pointer's field, or the list that contains it, is on the screen. */
function isInSight(pointer: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')].some((row) => {
    const { field = '' } = row.dataset
    if (pointer !== field && !pointer.startsWith(`${field}/`) && !field.startsWith(`${pointer}/`))
      return false
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
