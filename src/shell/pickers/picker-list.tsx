import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { takeBufferedKeys } from '../components/buffer-keys.ts'

interface PickerListProps {
  label: string
  entries: readonly PickerEntry[]
  /** Id of the current choice. */
  current: string
  onChoose: (id: string) => void
  /** Texts of the search field; undefined if the list is short. */
  search?: { label: string; none: string }
}

/** Maximum length of the search text. */
const LONGEST = 60

/**
 * List of a picker's choices, with a search that starts with what was typed since it opened. Arrow keys, Home and End
 * move through it; typing on a choice moves to the search, or to the next choice with that letter.
 */
export function PickerList({ label, entries, current, onChoose, search }: PickerListProps) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Before paint, so that no key can come between the buffered keys and the field.
  useLayoutEffect(() => setTyped(takeBufferedKeys().slice(0, LONGEST)), [])
  useFirstFocus(list, field)
  const found = search ? matchEntries(entries, typed) : entries

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const walk = (event: KeyboardEvent) => {
    const all = options()
    const at = all.indexOf(event.target as HTMLElement)
    const next =
      field.current && at === 0 && event.key === 'ArrowUp' ? field.current : stepFrom(at, event.key, all)
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (isLetter(event) && at >= 0) {
      // The key itself arrives in the field, which now has the focus.
      if (field.current) field.current.focus()
      else beginningWith(event.key, at, all)?.focus()
    }
  }
  const walkFromField = (event: KeyboardEvent) => {
    const all = options()
    if (event.key === 'Enter') {
      // Otherwise the button that regains the focus would take the key for a click.
      event.preventDefault()
      if (typed.trim() !== '') all[0]?.click()
    }
    const next = { ArrowDown: all[0], ArrowUp: all.at(-1) }[event.key]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      {search && (
        <label className="mb-2 flex min-h-11 items-center gap-2 rounded-control border border-input px-3 focus-within:outline-2 focus-within:outline-ring">
          <Icon name="search" className="size-4 text-muted-foreground" />
          <span className="sr-only">{search.label}</span>
          <input
            ref={field}
            type="search"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={LONGEST}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={walkFromField}
            placeholder={search.label}
            className="min-h-11 w-full bg-transparent outline-none"
          />
        </label>
      )}
      <ul
        ref={list}
        aria-label={label}
        onKeyDown={walk}
        className="relative max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain"
      >
        {found.map((entry) => (
          <li key={entry.id}>
            <Option entry={entry} isCurrent={entry.id === current} onChoose={() => onChoose(entry.id)} />
          </li>
        ))}
      </ul>
      {search && (
        <p role="status" className="px-3 text-sm text-muted-foreground">
          {found.length === 0 ? search.none : ''}
        </p>
      )}
    </>
  )
}

interface OptionProps {
  entry: PickerEntry
  isCurrent: boolean
  onChoose: () => void
}

function Option({ entry, isCurrent, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start transition-colors -outline-offset-2 hover:bg-accent hover:text-accent-foreground aria-[current]:font-semibold"
    >
      <img
        src={entry.flag}
        alt=""
        width="24"
        height="18"
        loading="lazy"
        className="h-[1.125rem] w-6 rounded-xs object-cover outline outline-border -outline-offset-1"
      />
      <bdi lang={entry.lang} className="min-w-0 py-1.5 leading-snug">
        {entry.name}
      </bdi>{' '}
      <span className="ms-auto shrink-0 text-sm font-normal text-muted-foreground">{entry.note}</span>
      <Icon name="check" className={`size-4 shrink-0 text-link ${isCurrent ? '' : 'invisible'}`} />
    </button>
  )
}

/** Focuses the search with a keyboard; on a touch screen the list, since a keyboard would cover it. */
function useFirstFocus(
  list: { readonly current: HTMLElement | null },
  field: { readonly current: HTMLInputElement | null },
): void {
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    const first = list.current?.querySelector<HTMLElement>('button')
    if (list.current && current) {
      list.current.scrollTop = current.offsetTop - (list.current.clientHeight - current.offsetHeight) / 2
    }
    const isTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches
    const target = ((!isTouch || field.current?.value) && field.current) || current || first
    target?.focus({ preventScroll: true })
  }, [list, field])
}

/** Returns the option that a key leads to, wrapping around at the ends. */
function stepFrom(at: number, key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = steps[key]
  return to === undefined ? undefined : all.at(to % all.length)
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

/** Returns the next option that begins with a letter, wrapping around at the end. */
function beginningWith(letter: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  const wanted = fold(letter)
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((option) =>
    fold(option.textContent).startsWith(wanted),
  )
}

/** One choice of a picker. */
interface PickerEntry {
  id: string
  name: string
  /** Language of the name, if it is not the page's. */
  lang?: string
  /** Address of a flag. */
  flag: string
  /** Text at the end of the line. */
  note: string
  /** Text that the search matches. */
  words: string
}

/**
 * Returns the entries that contain every typed word, in any order, ignoring case and accents. Source: spec §5
 * (currency search matches name plus currency code).
 */
function matchEntries<Entry extends { words: string }>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const wanted = fold(search.trim()).split(/\s+/)
  return entries.filter(({ words }) => {
    const folded = fold(words)
    return wanted.every((word) => folded.includes(word))
  })
}

/** Removes accents and case: `sao tome` finds `São Tomé`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
