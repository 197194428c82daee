import { type ReactNode, useState } from 'react'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { itemPointer } from '../core/list-items.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkedSettingAtom } from '../layout/reveal-setting.ts'
import { iconButton } from './control-style.ts'
import { Sortable } from './sortable.tsx'

/** A path of this site, an external address, a mail or phone link. */
const address = /^[!-~]*[/:@][!-~]*$/

interface ItemListProps {
  label: string
  /** The list's pointer in the settings. */
  pointer: string
  items: readonly JsonObject[]
  titleOf: (item: JsonObject, at: number) => string
  /** A text next to the title: its target, its country. */
  noteOf?: (item: JsonObject) => string
  most: number | undefined
  /** The initial content of a new item. */
  blank: JsonObject
  onItems: (items: readonly JsonObject[]) => void
  form: (item: JsonObject, at: number) => ReactNode
  /** Confirms that a new item may be added. */
  begin?: (add: (item: JsonObject) => void) => ReactNode
}

/** Items of a list, each opened for editing; they can be dragged, added and removed. */
export function ItemList(props: ItemListProps) {
  const { label, pointer, items, titleOf, noteOf, most = Infinity, blank, onItems, form, begin } = props
  const { t } = useFieldTexts()
  const [open, setOpen] = useOpened(pointer, items)
  const [isBegun, setIsBegun] = useState(false)
  const put = (next: readonly JsonObject[], opened: number | null) => {
    setOpen(opened)
    onItems(next)
  }
  const add = (item: JsonObject) => {
    setIsBegun(false)
    put([...items, item], items.length)
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {items.length === 0 && !isBegun && (
        <p className="rounded-lg border border-dashed px-3 py-2.5 text-sm text-muted-foreground">
          {t('list.empty')}
        </p>
      )}
      <Sortable
        label={label}
        items={items.map((item, at) => ({ id: String(at), name: titleOf(item, at) }))}
        onOrder={(order) =>
          put(
            order.map((at) => items[Number(at)] ?? blank),
            null,
          )
        }
        row={(_, at) => {
          const item = items[at] ?? blank
          return (
            <ItemHead
              name={titleOf(item, at)}
              note={noteOf?.(item)}
              isOpen={open === at}
              onTurn={() => setOpen(open === at ? null : at)}
              onRemove={() => put(items.toSpliced(at, 1), null)}
            />
          )
        }}
        below={(_, at) => {
          const item = items[at]
          return (
            open === at &&
            item && (
              <div
                data-item={itemPointer(pointer, item, at)}
                className="grid grid-cols-1 gap-3.5 border-t px-3 pt-1.5 pb-3.5"
              >
                {form(item, at)}
              </div>
            )
          )
        }}
      />
      {begin && isBegun ? (
        <div className="grid grid-cols-1 gap-2.5 rounded-lg border bg-card px-3 pt-1.5 pb-3">
          {begin(add)}
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => setIsBegun(false)}
          >
            {t('list.cancel')}
          </Button>
        </div>
      ) : (
        <Button
          variant="outline"
          size="small"
          disabled={items.length >= most}
          className="justify-self-start"
          onClick={() => (begin ? setIsBegun(true) : add(blank))}
        >
          <Icon path={moreIconPaths.plus} className="size-4" />
          {t('list.add')}
        </Button>
      )}
    </div>
  )
}

/** The open item: the one that was pressed, or that a link has led to since. */
function useOpened(pointer: string, items: readonly JsonObject[]) {
  const { store } = useEditor()
  const led = useEditorValue(linkedSettingAtom)
  const at = () => {
    const linked = store.get(linkedSettingAtom)?.pointer
    if (linked === undefined) return -1
    return items.findIndex((item, index) => `${linked}/`.startsWith(`${itemPointer(pointer, item, index)}/`))
  }
  const [seen, setSeen] = useState(led)
  const [open, setOpen] = useState<number | null>(() => (at() === -1 ? null : at()))
  // During rendering, so that the target is visible at once.
  if (led !== seen) {
    setSeen(led)
    if (at() !== -1) setOpen(at())
  }
  return [open, setOpen] as const
}

interface ItemHeadProps {
  name: string
  note: string | undefined
  isOpen: boolean
  onTurn: () => void
  onRemove: () => void
}

/** The row of a list item: its title, a note, and a button to remove it. */
function ItemHead({ name, note, isOpen, onTurn, onRemove }: ItemHeadProps) {
  const { t } = useFieldTexts()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onTurn}
        className="flex h-9 min-w-0 flex-1 items-center gap-2 text-start text-sm pointer-coarse:h-11"
      >
        <span className="min-w-0 flex-1 truncate font-medium">
          <bdi>{name}</bdi>
        </span>
        {note && !isOpen && (
          // A long note is cut at its end; an address ends at the right in every text direction.
          <span
            dir={address.test(note) ? 'ltr' : undefined}
            className="max-w-2/5 min-w-0 shrink-0 truncate text-xs text-muted-foreground"
          >
            <bdi>{note}</bdi>
          </span>
        )}
        <Icon
          name="down"
          className={`size-3.5 shrink-0 text-muted-foreground transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <button type="button" className={iconButton} aria-label={t('list.remove', { name })} onClick={onRemove}>
        <Icon path={moreIconPaths.remove} className="size-4" />
      </button>
    </>
  )
}
