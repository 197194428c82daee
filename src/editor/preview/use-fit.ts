import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between the window and the edge of its room. */
const EDGE = 16

/**
 * Takes a room and a device's window and gives the window's size and how much smaller it is drawn, so that all of it is in the
 * room. A window that `fills` is as high as the room allows at that scale.
 */
export function useFit(
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
