import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { iconButton } from './control-look.ts'
import { moved } from './moved.ts'
import { useDrag } from './use-drag.ts'

interface SortableProps {
  label: string
  items: readonly { id: string; name: string }[]
  /** The ids in their new order, once the hand lets go or a key moved one. */
  onOrder: (ids: string[]) => void
  row: (id: string, at: number) => ReactNode
  /** What is opened of a row, as wide as the list. */
  below?: (id: string, at: number) => ReactNode
}

const grip = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

/** A list whose rows are dragged by their handle, with a finger, a mouse or the arrow keys; what moved where is said. */
export function Sortable({ label, items, onOrder, row, below }: SortableProps) {
  const { t } = useFieldWords()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to) return
    onOrder(moved(ids, from, to))
    setSaid(t('list.moved', { name: items[from]?.name, position: to + 1, total: ids.length }))
  }
  const drag = useDrag(list, move)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
    // The handle is followed to where its row went, also where rows have no names of their own.
    const to = Math.min(Math.max(at + step, 0), ids.length - 1)
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
  }
  return (
    <>
      <ul ref={list} aria-label={label} className="grid grid-cols-1 gap-1 empty:hidden">
        {items.map(({ id, name }, at) => (
          <li
            key={id}
            data-dragged={drag.from === at || undefined}
            className="relative min-w-0 rounded-lg border border-border bg-card data-dragged:z-10 data-dragged:border-ring data-dragged:shadow-float"
          >
            <div className="flex items-center gap-0.5 pe-1">
              <button
                type="button"
                data-handle=""
                aria-label={t('list.move', { name })}
                onKeyDown={(event) => onKeyDown(event, at)}
                onPointerDown={(event) => drag.begin(event, at)}
                className={`${iconButton} h-9 pointer-coarse:h-11 cursor-grab touch-none active:cursor-grabbing`}
              >
                <Icon path={grip} className="size-4 stroke-3" />
              </button>
              <div className="flex min-h-9 min-w-0 flex-1 items-center">{row(id, at)}</div>
            </div>
            {below?.(id, at)}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
