import { type MouseEvent, type PointerEvent, useRef } from 'react'

interface Handlers {
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * For a modal `<dialog>`: calls `onPress` when its veil is pressed. What began inside, such as marking text, is no press
 * outside, and a press outside takes the focus from no field.
 */
export function usePressOutside(onPress: (() => void) | undefined): Handlers {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event) => {
      beganOutside.current = isOutside(event)
    },
    onMouseDown: (event) => {
      if (isOutside(event)) event.preventDefault()
    },
    onClick: (event) => {
      if (beganOutside.current && isOutside(event)) onPress?.()
    },
  }
}

/** The veil has the dialog as its target; so has a press on the dialog's own padding. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
