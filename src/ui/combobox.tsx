import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { Deferred } from './deferred.tsx'
import { SearchCell } from './search-cell.tsx'
import { useDismiss } from './use-dismiss.ts'

interface ComboboxProps<Option extends ComboboxOption> {
  label: string
  placeholder?: string
  name?: string
  /** The text in the field. */
  text: string
  onText: (text: string) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Shown instead of options: searching, nothing found, or failed. */
  message?: string | undefined
  /** The field's error; shown below it until it is fixed. */
  error?: string | undefined
  required?: boolean
}

// Nothing is suggested before the user types.
const loadList = () => import('./combobox-list.tsx')

/**
 * A text field with suggestions (WAI-ARIA combobox): arrow keys move, Enter chooses, Escape closes, typing searches
 * again.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, placeholder, name, text, onText, options, onChoose, message, error, required } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area, input)
  const isShown = open && (options.length > 0 || message !== undefined)

  // Who had a slow connection may have typed into the server's HTML before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the first moment
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== text) onText(typed)
    if (document.activeElement === input.current) setOpen(true)
  }, [])

  const choose = (option: Option) => {
    onChoose(option)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (options.length > 0)
        setActive((at) => (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length)
    }
    const option = options[active]
    if (event.key === 'Enter' && isShown && option) {
      event.preventDefault()
      choose(option)
    }
  }

  return (
    <div ref={area} className="relative">
      <SearchCell icon="place" label={label} control={id}>
        <input
          ref={input}
          id={id}
          name={name}
          value={text}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => {
            onText(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="cell-input"
        />
      </SearchCell>
      {error && (
        <p id={`${id}-error`} role="alert" className="cell-error">
          {error}
        </p>
      )}
      {open && (
        <Deferred load={loadList} meanwhile={null}>
          {({ ComboboxList }) => (
            <ComboboxList {...{ id, label, options, active, message, isShown }} onChoose={choose} />
          )}
        </Deferred>
      )}
    </div>
  )
}
