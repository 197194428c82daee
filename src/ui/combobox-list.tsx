import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { keepOptionInView } from './keep-option-in-view.ts'
import type { ComboboxOption, ComboboxParts } from './use-combobox.ts'

interface ComboboxListProps<Option extends ComboboxOption> {
  combobox: ComboboxParts
  label: string
  options: readonly Option[]
  message: string | undefined
  isShown: boolean
}

/** The list below a combobox: its options, or a message instead. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { combobox, label, options, message, isShown } = props
  const { list, active } = combobox
  useEffect(() => keepOptionInView(list.current, active), [list, active])
  return (
    <div
      ref={list}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 animate-rise overflow-y-auto rounded-lg border border-border bg-popover p-2 text-popover-foreground shadow-float sm:min-w-md"
    >
      <div id={combobox.listId} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          <div
            key={option.id}
            {...combobox.option(index)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-accent hover:text-accent-foreground aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:-outline-offset-2 forced-colors:aria-selected:outline-2',
              option.isNested && 'ps-9',
            )}
          >
            <Icon name={option.icon ?? 'place'} />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{option.label}</span>
              {option.detail && (
                <span className="line-clamp-2 text-sm text-muted-foreground">{option.detail}</span>
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
