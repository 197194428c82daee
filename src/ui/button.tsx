import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** What it was pressed for is under way: it keeps its width, its name and the focus, and takes no press. */
  busy?: boolean | undefined
}

/** A button; it submits only where it says so. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, square, busy, className, type = 'button', onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
      className={classNames(
        buttonClasses({ variant, size, wide, square }),
        busy && 'relative cursor-progress!',
        className,
      )}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <svg
            viewBox="0 0 24 24"
            className="absolute inset-0 m-auto size-5 animate-spin"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M12 3a9 9 0 1 0 9 9" />
          </svg>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** Enter in a form presses its button too, so this also keeps the form from being sent twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}
