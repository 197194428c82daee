import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { Icon } from './icon.tsx'

interface ComboboxListProps<Option extends ComboboxOption> {
  /** Id of the field; the ids of the list and its options derive from it. */
  id: string
  label: string
  options: readonly Option[]
  /** Index of the option reached by the arrow keys, or -1. */
  active: number
  message: string | undefined
  isShown: boolean
  onChoose: (option: Option) => void
}

/** The list below a combobox: its options, or a message instead. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, options, active, message, isShown, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => keepInView(list.current, active), [active])
  return (
    <div
      ref={list}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 animate-rise overflow-y-auto rounded-lg border border-border bg-popover p-2 text-popover-foreground shadow-float sm:min-w-md"
    >
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-accent hover:text-accent-foreground aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:-outline-offset-2 forced-colors:aria-selected:outline-2"
          >
            <Icon name={option.icon ?? 'place'} />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{option.label}</span>
              {option.detail && (
                <span className="block truncate text-sm text-muted-foreground">{option.detail}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      <p
        role="status"
        className={classNames('px-3 py-2 text-sm text-muted-foreground', !message && 'hidden')}
      >
        {message}
      </p>
    </div>
  )
}

/** Scrolls only the list; `scrollIntoView` would also move the page. */
function keepInView(list: HTMLElement | null, active: number) {
  const option = list?.querySelectorAll<HTMLElement>('[role=option]')[active]
  if (!list || !option) return
  const frame = list.getBoundingClientRect()
  const box = option.getBoundingClientRect()
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8
  if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8
}
