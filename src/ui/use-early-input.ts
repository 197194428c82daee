import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reports input made before hydration (typed, by a password manager, or restored by the browser) to a control's
 * listener; React would discard it at the next change. `box` is the control or the container of a radio group;
 * `chosen` is the rendered value of a select, which does not store it itself.
 */
export function useEarlyInput<Kind extends Control>(
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
    // All that a listener reads; React would ignore a dispatched event, since it sees no change.
    tell({ target: own, currentTarget: own } as ChangeEvent<Kind>)
  }, [box])
}

/** True if the control's value differs from the rendered one. */
function isFilledIn(control: Control, drawn: unknown): boolean {
  if (control instanceof HTMLSelectElement) {
    // A rendered value that is not among the options was never shown.
    return control.value !== drawn && [...control.options].some(({ value }) => value === drawn)
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  }
  return control.value !== control.defaultValue.replaceAll('\r\n', '\n')
}
