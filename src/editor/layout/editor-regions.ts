import { atom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useFrames } from './editor-context.tsx'

/** In the editor's store. */
export const sideAtom = atom<Side>('settings')

/** The regions of the editor in F6 order: actions, an open sheet, settings, preview. */
export type EditorRegion = 'actions' | 'sheet' | 'settings' | 'preview'

/** Marks the root of a region. */
export const editorRegion = (part: EditorRegion) => ({ 'data-editor-part': part })

const reachable = 'a[href], button, input, select, textarea, iframe, [contenteditable=true], [tabindex]'

/**
 * Returns a function that moves the focus into a region: to its last position there, or to the first focusable
 * element.
 */
export function useEditorRegions(): (part: EditorRegion) => void {
  const left = useRef(new Map<Element, HTMLElement>())
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const part = target instanceof HTMLElement && target.closest('[data-editor-part]')
      if (part) left.current.set(part, target)
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  const enter = (part: HTMLElement) => {
    const before = left.current.get(part)
    const to = before && part.contains(before) && canTakeFocus(before) ? before : firstIn(part)
    to?.focus()
  }
  // F6 moves between panes, as in browsers, desktops and other editors.
  useKeysEverywhere((event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
    const parts = partsInReach()
    const focused = document.activeElement
    const within = focused?.closest<HTMLElement>('[data-editor-part]')
    const from = within ? parts.indexOf(within) : -1
    const [here, step] = [parts[from], event.shiftKey ? -1 : 1]
    const next = parts.at(from >= 0 ? (from + step) % parts.length : step > 0 ? 0 : -1)
    if (!next || next === here) return
    event.preventDefault()
    enter(next)
  })
  return (name) => {
    const part = partsInReach().find(({ dataset }) => dataset.editorPart === name)
    if (part) enter(part)
  }
}

/** A dialog over the editor leaves no region within reach; a phone shows the settings or the preview. */
const partsInReach = () =>
  [...document.querySelectorAll<HTMLElement>('[data-editor-part]')].filter(
    (part) => part.checkVisibility() && !part.closest('[inert], [aria-hidden=true]'),
  )

const firstIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>(reachable)].find((one) => one.tabIndex >= 0 && canTakeFocus(one))

const canTakeFocus = (one: HTMLElement) =>
  one.checkVisibility() && !one.matches(':disabled') && !one.closest('[inert]')

/** Listens for keys in the editor and in its previews, each of which has its own window. */
export function useKeysEverywhere(onKeyDown: (event: KeyboardEvent) => void): void {
  const frames = useFrames()
  const latest = useRef(onKeyDown)
  latest.current = onKeyDown
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    // Each page of the preview has a new window. Adding the same listener twice has no effect.
    const stop = frames.listen(({ kind }, frame) => {
      if (kind === 'ready') frame.contentWindow?.addEventListener('keydown', hear)
    })
    return () => {
      removeEventListener('keydown', hear)
      stop()
    }
  }, [frames])
}

/** The part that a phone shows; wider screens show both. */
export type Side = 'settings' | 'preview'
