import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitView, type MapPoint, type MapSize, type MapView, moved, zoomed } from './projection.ts'

const MARGIN = 56
const KEY_STEP = 80
const STEP = 1.6

export interface MapControls {
  view: MapView
  size: MapSize
  /** True once the visitor has moved or zoomed the map. */
  isMoved: boolean
  zoom: (times: number) => void
  fit: (points?: readonly MapPoint[]) => void
}

/**
 * The visible section of a map, and its control by wheel, drag, pinch and keys. Null until the surface has a size.
 * New points are fitted into view unless the visitor has moved the map.
 */
export function useMapView(
  surface: RefObject<HTMLElement | null>,
  points: readonly MapPoint[],
): MapControls | null {
  const [size, setSize] = useState<MapSize | null>(null)
  const [own, setOwn] = useState<MapView | null>(null)
  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [surface])
  const view = size && (own ?? fitView(points, size, MARGIN))
  const now = useRef({ view, size })
  now.current = { view, size }
  const change = useCallback((next: (view: MapView, size: MapSize) => MapView) => {
    const { view, size } = now.current
    if (!view || !size) return
    const changed = next(view, size)
    now.current = { view: changed, size }
    setOwn(changed)
  }, [])
  useGestures(surface, change)
  const zoom = useCallback(
    (times: number) => change((view, size) => zoomed(view, times, middle(size), size)),
    [change],
  )
  const fit = useCallback(
    (wanted?: readonly MapPoint[]) =>
      wanted ? change((_, size) => fitView(wanted, size, MARGIN)) : setOwn(null),
    [change],
  )
  return view && size && { view, size, isMoved: own !== null, zoom, fit }
}

type Change = (next: (view: MapView, size: MapSize) => MapView) => void

const middle = ({ width, height }: MapSize) => ({ x: width / 2, y: height / 2 })

function useGestures(surface: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const ends = [
      listenToWheel(element, change),
      listenToPointers(element, change),
      listenToKeys(element, change),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [surface, change])
}

function pointOf(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

// React's own wheel listener is passive, so the page would scroll too.
function listenToWheel(element: HTMLElement, change: Change): () => void {
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
    const times = 2 ** (Math.max(-120, Math.min(120, -event.deltaY * lines)) / 260)
    change((view, size) => zoomed(view, times, pointOf(element, event), size))
  }
  element.addEventListener('wheel', turn, { passive: false })
  return () => element.removeEventListener('wheel', turn)
}

/** A press that moves less than this is a click on what lies under it. */
const SLACK = 5

function listenToPointers(element: HTMLElement, change: Change): () => void {
  const down = new Map<number, MapPoint>()
  let travelled = 0
  const start = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (down.size === 0) travelled = 0
    down.set(event.pointerId, pointOf(element, event))
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const at = pointOf(element, event)
    travelled += Math.hypot(at.x - before.x, at.y - before.y)
    if (travelled < SLACK) return
    // Captured only on movement: a captured press would not reach the pin under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, at)
    change((view, size) =>
      other ? pinched(view, size, { before, at, other }) : moved(view, at.x - before.x, at.y - before.y),
    )
  }
  const end = (event: PointerEvent) => down.delete(event.pointerId)
  const keep = (event: MouseEvent) => {
    if (travelled < SLACK) return
    event.stopPropagation()
    event.preventDefault()
    travelled = 0
  }
  element.addEventListener('pointerdown', start)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
  element.addEventListener('click', keep, { capture: true })
  return () => {
    element.removeEventListener('pointerdown', start)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', end)
    element.removeEventListener('pointercancel', end)
    element.removeEventListener('click', keep, { capture: true })
  }
}

interface Pinch {
  before: MapPoint
  at: MapPoint
  other: MapPoint
}

/** Returns the view after one of two fingers has moved; the map points under the fingers stay there. */
function pinched(view: MapView, size: MapSize, { before, at, other }: Pinch): MapView {
  const apart = (point: MapPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
  const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
  return moved(
    zoomed(view, apart(at) / apart(before), between, size),
    (at.x - before.x) / 2,
    (at.y - before.y) / 2,
  )
}

function listenToKeys(element: HTMLElement, change: Change): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = keyed(event.key)
    if (!next) return
    event.preventDefault()
    change(next)
  }
  element.addEventListener('keydown', press)
  return () => element.removeEventListener('keydown', press)
}

function keyed(key: string): ((view: MapView, size: MapSize) => MapView) | null {
  switch (key) {
    case 'ArrowLeft':
      return (view) => moved(view, KEY_STEP, 0)
    case 'ArrowRight':
      return (view) => moved(view, -KEY_STEP, 0)
    case 'ArrowUp':
      return (view) => moved(view, 0, KEY_STEP)
    case 'ArrowDown':
      return (view) => moved(view, 0, -KEY_STEP)
    case '+':
    case '=':
      return (view, size) => zoomed(view, STEP, middle(size), size)
    case '-':
      return (view, size) => zoomed(view, 1 / STEP, middle(size), size)
    default:
      return null
  }
}
