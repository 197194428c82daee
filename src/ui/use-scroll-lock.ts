import { useEffect } from 'react'

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
