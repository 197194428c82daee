import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { controlStyle } from '../controls/control-style.ts'
import { useEditor } from './editor-context.tsx'
import { useFieldTexts } from './field-texts.ts'
import { type FoundSetting, findSettings } from './find-settings.ts'
import { panelIcons } from './rail-buttons.ts'

const written = 'input, textarea, select, [contenteditable=true]'

interface SettingsSearchProps {
  query: string
  onQuery: (query: string) => void
  onFound: (pointer: string) => void
  /** Called when its shortcut is pressed. */
  onCalled: () => void
}

/** A search over every setting and list item; a result opens in its place. Arrow keys move through the results. */
export function SettingsSearch({ query, onQuery, onFound, onCalled }: SettingsSearchProps) {
  const words = useFieldTexts()
  const id = useId()
  const editor = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useSearchKeys(input, onCalled)
  const found = query ? findSettings(query, words, editor.document()) : []
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key === 'Escape') {
      onQuery('')
      input.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLButtonElement) + step
    if (at < 0) input.current?.focus()
    else rows[Math.min(at, rows.length - 1)]?.focus()
  }
  return (
    <>
      <search className="relative block shrink-0 px-4 py-3">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-6.5 my-auto size-4 text-muted-foreground"
        />
        <input
          ref={input}
          type="search"
          aria-label={words.t('search.name')}
          aria-controls={query ? id : undefined}
          placeholder={words.t('search.name')}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          aria-keyshortcuts="/ Control+K Meta+K"
          onKeyDown={(event) => {
            const [first] = found
            // Enter that ends an IME composition does not count.
            if (event.key === 'Enter' && first && !event.nativeEvent.isComposing) onFound(first.pointer)
            onKeyDown(event)
          }}
          className={`${controlStyle} peer ps-8.5 [&::-webkit-search-cancel-button]:hidden`}
        />
        {query === '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-6 my-auto flex size-5 items-center justify-center rounded-sm border bg-muted font-sans text-xs text-muted-foreground peer-focus:hidden pointer-coarse:hidden max-sm:hidden"
          >
            /
          </span>
        )}
      </search>
      <span role="status" className="sr-only">
        {query && words.t('search.found', { count: found.length })}
      </span>
      {query && <FoundList {...{ id, list, found, onFound, onKeyDown }} />}
    </>
  )
}

interface FoundListProps {
  id: string
  list: RefObject<HTMLUListElement | null>
  found: readonly FoundSetting[]
  onFound: (pointer: string) => void
  onKeyDown: (event: ReactKeyboardEvent) => void
}

/** The results of a search, each with its place. */
function FoundList({ id, list, found, onFound, onKeyDown }: FoundListProps) {
  const { t } = useFieldTexts()
  return (
    <ul id={id} ref={list} onKeyDown={onKeyDown} className="min-h-0 flex-1 overflow-y-auto px-2 pb-6">
      {found.map(({ pointer, panel, name, within }) => (
        <li key={pointer}>
          <button
            type="button"
            onClick={() => onFound(pointer)}
            className="flex w-full items-center gap-3 rounded-control px-2.5 py-2 text-start hover:bg-muted focus-visible:outline-offset-[-2px]"
          >
            <Icon path={panelIcons[panel]} className="size-4 shrink-0 text-muted-foreground" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                <bdi>{name}</bdi>
              </span>
              <span className="block truncate text-xs text-muted-foreground">{within}</span>
            </span>
          </button>
        </li>
      ))}
      {found.length === 0 && (
        <li className="px-2.5 py-2 text-sm text-muted-foreground">{t('search.none')}</li>
      )}
    </ul>
  )
}

/**
 * Focuses the search over all settings: `/` outside text fields, Ctrl+K or ⌘K anywhere except in a text that uses it
 * for links.
 */
function useSearchKeys(input: RefObject<HTMLInputElement | null>, onCalled: () => void): void {
  const called = useRef(onCalled)
  called.current = onCalled
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (defaultPrevented || altKey || !(target instanceof Element)) return
      // A dialog over the settings has its own keys.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const isSlash = key === '/' && !ctrlKey && !metaKey && !target.closest(written)
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey)
      if (!isSlash && !(isCommand && !target.closest('[contenteditable=true]'))) return
      event.preventDefault()
      // It may be hidden until now, and the next typed letter must already go into it.
      flushSync(() => called.current())
      // Not every browser focuses a selected field.
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [input])
}
