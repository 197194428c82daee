import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

interface Handlers {
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * For a modal `<dialog>`: calls `onPress` when its backdrop is pressed. A press that began inside, such as selecting
 * text, does not count, and an outside press does not blur a field.
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

/** The backdrop's target is the dialog; so is that of a press on the dialog's own padding. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

let holders = 0

/**
 * While any component holds the lock, the page behind does not scroll. The scroll bar's space stays, so that nothing
 * moves.
 */
export function useScrollLock(isHeld: boolean) {
  useEffect(() => {
    if (!isHeld) return
    const { documentElement: html } = document
    const bar = innerWidth > html.clientWidth ? ['[scrollbar-gutter:stable]'] : []
    holders += 1
    html.classList.add('overflow-hidden', ...bar)
    return () => {
      holders -= 1
      if (holders === 0) html.classList.remove('overflow-hidden', '[scrollbar-gutter:stable]')
    }
  }, [isHeld])
}
