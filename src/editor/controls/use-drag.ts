import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'

/**
 * Drags a row of a list: it follows the hand, its neighbours make room, and where it is let go it stays. While it is dragged
 * only the rows' places change, by script; the list is told once, at the end. Escape leaves all as it was.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
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

/** Which way a row makes room for one that is dragged past it: -1 is up, 0 not at all. */
function roomAt(index: number, from: number, to: number): number {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
