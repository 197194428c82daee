import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells a control's own listener what a person, a password manager or a browser that came back filled in before the page
 * woke: React would take it away at the next change. `box` is the control, or what stands round the radio buttons of a group;
 * `chosen` is what a list of choices was drawn with, which says so nowhere itself.
 */
export function useFilledIn<Kind extends Control>(
  box: RefObject<Kind | HTMLFieldSetElement | null>,
  onChange: ((event: ChangeEvent<Kind>) => void) | undefined,
  chosen?: unknown,
): void {
  const first = useRef<typeof onChange>(onChange)
  const drawn = useRef(chosen)
  useLayoutEffect(() => {
    const tell = first.current
    first.current = undefined
    if (!tell || !box.current) return
    const own =
      box.current instanceof HTMLFieldSetElement
        ? box.current.querySelector<HTMLInputElement>('input:checked')
        : box.current
    if (!own || !isFilledIn(own, drawn.current)) return
    // All that a listener looks at; an event that is dispatched would be none to React, which sees no change.
    tell({ target: own, currentTarget: own } as ChangeEvent<Kind>)
  }, [box])
}

/** Whether it holds something else than what it was drawn with. */
function isFilledIn(control: Control, drawn: unknown): boolean {
  if (control instanceof HTMLSelectElement) {
    // One that is not among the choices was never shown.
    return control.value !== drawn && [...control.options].some(({ value }) => value === drawn)
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  }
  return control.value !== control.defaultValue.replaceAll('\r\n', '\n')
}
