import {
  type KeyboardEvent,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { iconButton } from './control-style.ts'

interface SortableProps {
  label: string
  items: readonly { id: string; name: string }[]
  /** Called with the ids in their new order after a drag, or a move by key. */
  onOrder: (ids: string[]) => void
  row: (id: string, at: number) => ReactNode
  /** The opened content of a row, as wide as the list. */
  below?: (id: string, at: number) => ReactNode
}

const grip = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

/** A list whose rows are moved by their handle, with a finger, a mouse or the arrow keys; each move is announced. */
export function Sortable({ label, items, onOrder, row, below }: SortableProps) {
  const { t } = useFieldTexts()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids = items.map(({ id }) => id)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to) return
    onOrder(moveItem(ids, from, to))
    setAnnouncement(t('list.moved', { name: items[from]?.name, position: to + 1, total: ids.length }))
  }
  const drag = useDrag(list, move)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
    // Keeps the focus on the handle of the moved row, even if rows have no ids.
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
        {announcement}
      </span>
    </>
  )
}

/**
 * Drags a row of a list: it follows the pointer, and its neighbours make room. During the drag only the rows'
 * positions change, by script; the list is updated once, at the end. Escape cancels.
 */
function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null)

  function begin(event: ReactPointerEvent<HTMLElement>, at: number): void {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const own = boxes[at]
    if (event.button !== 0 || !own) return
    const step = own.height + ((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0))
    const start = event.clientY
    let to = at
    setFrom(at)

    const follow = ({ clientY }: PointerEvent) => {
      const shift = clientY - start
      const middle = own.top + own.height / 2 + shift
      to = Math.max(
        0,
        boxes.findLastIndex(({ top }) => middle > top),
      )
      for (const [index, row] of rows.entries()) {
        row.style.transition = index === at ? 'none' : 'translate 120ms'
        row.style.translate = `0 ${index === at ? shift : roomAt(index, at, to) * step}px`
      }
    }
    const controller = new AbortController()
    const end = (isLeft: boolean) => {
      controller.abort()
      for (const row of rows) row.style.translate = row.style.transition = ''
      setFrom(null)
      if (!isLeft) onMove(at, to)
    }
    const { signal } = controller
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => end(false), { signal })
    addEventListener('pointercancel', () => end(true), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), { signal })
  }

  return { from, begin }
}

/** The direction in which a row makes room for a row dragged past it: -1 is up, 0 is none. */
function roomAt(index: number, from: number, to: number): number {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}

/** Returns a list with one of its items moved. */
function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
