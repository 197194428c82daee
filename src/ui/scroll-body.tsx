import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

const controls = 'a[href], button, input, select, textarea, [tabindex]'

/** The scrolling part of a dialog or drawer. If it scrolls without any focusable content, it is focusable itself. */
export function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const { current } = part
    if (!current || !('ResizeObserver' in globalThis)) return
    // Also fires when a dialog opens: its size changes from zero.
    const observer = new ResizeObserver(() =>
      setIsStop(current.scrollHeight > current.clientHeight && !current.querySelector(controls)),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={part}
      {...(isStop && { tabIndex: 0 })}
      className={classNames(
        'min-h-0 body-fade overflow-y-auto overscroll-contain -outline-offset-2',
        className,
      )}
    >
      {children}
    </div>
  )
}
