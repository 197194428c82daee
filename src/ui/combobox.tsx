import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Deferred } from './deferred.tsx'
import { SearchCell } from './search-cell.tsx'
import type { ComboboxOption } from './use-combobox.ts'
import { useCombobox } from './use-combobox.ts'
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
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area, input)
  const isShown = open && (options.length > 0 || message !== undefined)
  const combobox = useCombobox({
    count: options.length,
    isOpen: open,
    isShown,
    initial: -1,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose(index) {
      const option = options[index]
      if (option) onChoose(option)
      close()
    },
  })

  // On a slow connection, a visitor may type into the server's HTML before this code has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text at mounting
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== text) onText(typed)
    if (document.activeElement === input.current) setOpen(true)
  }, [])

  return (
    <div ref={area} className="relative">
      <SearchCell icon="place" label={label} control={id}>
        <input
          {...combobox.field}
          ref={input}
          id={id}
          name={name}
          value={text}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={placeholder}
          onChange={(event) => {
            onText(event.target.value)
            setOpen(true)
            combobox.reset()
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
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
          {({ ComboboxList }) => <ComboboxList {...{ combobox, label, options, message, isShown }} />}
        </Deferred>
      )}
    </div>
  )
}
