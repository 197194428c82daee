import { atom } from 'jotai'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between the window and the edge of its space. */
const EDGE = 16

/**
 * Width of the site's window in its own pixels, and the scale at which it is drawn; null before it is drawn. In the
 * editor's store.
 */
export const drawnSizeAtom = atom<{ width: number; scale: number } | null>(null)

/**
 * Returns the size of a device's window and the scale at which it fits into a space. A window that `fills` takes the
 * full height at that scale.
 */
export function useFrameSize(
  room: RefObject<HTMLElement | null>,
  size: { width: number; height: number },
  fills: boolean,
  edge = EDGE,
) {
  const [place, setPlace] = useState({ width: size.width, height: size.height })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () =>
      setPlace({ width: element.clientWidth - 2 * edge, height: element.clientHeight - 2 * edge })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [room, edge])
  const wide = Math.min(1, Math.max(place.width, 1) / size.width)
  if (fills) return { width: size.width, height: Math.max(place.height, 1) / wide, scale: wide }
  return { ...size, scale: Math.min(wide, Math.max(place.height, 1) / size.height) }
}
