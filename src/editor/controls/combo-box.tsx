import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepOptionInView } from '../../ui/keep-option-in-view.ts'
import { useCombobox } from '../../ui/use-combobox.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { controlStyle } from './control-style.ts'

interface ComboBoxProps<Item> {
  id?: string
  /** The field's name; it names the list, and the box if there is no label. */
  name: string
  isNamed?: boolean
  describedBy?: string | undefined
  /** The typed text; null while closed. */
  text: string | null
  onText: (text: string | null) => void
  /** The text while it is closed. */
  chosen: string
  placeholder: string
  icon?: ReactNode
  /** The matches for the typed text, best first. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  row: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** Opens on a press, before any typing. */
  opensAtOnce?: boolean
  /** Stays open after a choice, for the next one. */
  staysOpen?: boolean
  /** The maximum number of listed items; a text tells that there are more. */
  most?: number
  /** Text below: nothing was found, or what the choice means. */
  note?: string
  /** Removes the choice. */
  onClear?: (() => void) | undefined
}

/**
 * A choice out of many, found by typing: arrow keys move through the matches, Enter chooses, Escape changes nothing.
 */
export function ComboBox<Item>(props: ComboBoxProps<Item>) {
  const { id, name, isNamed = true, describedBy, text, onText, chosen, items, keyOf, row, onChoose } = props
  const {
    opensAtOnce = false,
    staysOpen = false,
    most = Infinity,
    note = '',
    onClear,
    icon,
    placeholder,
  } = props
  const { t } = useFieldTexts()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = text !== null && (opensAtOnce || text.trim() !== '')
  const listed = isOpen ? items.slice(0, most) : []
  const more = isOpen ? items.length - listed.length : 0
  const isListed = listed.length > 0
  const combobox = useCombobox({
    count: listed.length,
    isOpen,
    isShown: isListed,
    initial: 0,
    onOpen: () => opensAtOnce && text === null && onText(''),
    onClose: () => onText(null),
    onChoose(index) {
      const item = listed[index]
      if (item === undefined) return
      onText(staysOpen ? '' : null)
      onChoose(item)
      if (!staysOpen) input.current?.blur()
    },
  })
  const { list, active, reset } = combobox
  // Low in a panel it would open out of sight.
  useEffect(() => {
    if (isListed) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isListed, list])
  useEffect(() => keepOptionInView(list.current, active), [list, active])
  return (
    <div className="relative">
      <div className="flex gap-1.5">
        <span className="relative flex min-w-0 flex-1">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-2.5 my-auto flex size-4 text-muted-foreground">
              {icon}
            </span>
          )}
          <input
            {...combobox.field}
            ref={input}
            id={id}
            aria-label={isNamed ? undefined : name}
            aria-describedby={describedBy}
            value={text ?? chosen}
            placeholder={placeholder}
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            onClick={() => {
              if (opensAtOnce && text === null) onText('')
            }}
            onChange={({ target }) => {
              reset()
              onText(target.value)
            }}
            onBlur={() => {
              reset()
              onText(null)
            }}
            className={`${controlStyle} truncate ${icon ? 'ps-8.5' : ''} ${opensAtOnce ? 'pe-8' : ''}`}
          />
          {opensAtOnce && (
            <Icon
              name="down"
              className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-3.5 text-muted-foreground"
            />
          )}
        </span>
        {onClear && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('list.remove', { name })}
            onClick={() => {
              onText(null)
              onClear()
            }}
          >
            <Icon name="close" className="size-4" />
          </Button>
        )}
      </div>
      <div
        ref={list}
        hidden={!isListed}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-lg border bg-popover p-1 text-popover-foreground shadow-float"
      >
        <div id={combobox.listId} role="listbox" aria-label={name}>
          {listed.map((item, at) => (
            <div
              key={keyOf(item)}
              {...combobox.option(at)}
              className="cursor-default rounded-sm px-2.5 py-1.5 text-start text-sm aria-selected:bg-accent aria-selected:text-accent-foreground pointer-coarse:py-2.5"
            >
              {row(item)}
            </div>
          ))}
        </div>
        {more > 0 && (
          <p className="border-t px-2.5 py-2 text-xs text-muted-foreground">
            {t('words.more', { count: more })}
          </p>
        )}
      </div>
      <p role="status" className="mt-1 text-xs leading-relaxed text-muted-foreground empty:hidden">
        {note}
      </p>
    </div>
  )
}
