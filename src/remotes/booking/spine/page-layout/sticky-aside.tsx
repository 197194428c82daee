import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

interface StickyAsideProps {
  className?: string
  children: ReactNode
}

/**
 * Stays in view next to longer content on wide screens. What is taller than the window scrolls with the page until its
 * end is in view, so that nothing of it is cut off.
 */
export function StickyAside({ className, children }: StickyAsideProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      current.style.setProperty('--own-height', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={classNames('sticky-aside', className)}>
      {children}
    </div>
  )
}
