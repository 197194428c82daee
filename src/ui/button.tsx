import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** What it was pressed for is under way: it keeps its width, its name and the focus, and takes no press. */
  busy?: boolean | undefined
}

/** A button; it submits only where it says so. */
export function Button({ variant, size, wide, square, busy, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse })}
      className={classNames(buttonClasses({ variant, size, wide, square }), className)}
    />
  )
}

/** Enter in a form presses its button too, so this also keeps the form from being sent twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}
