import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Its action is running: it keeps its width, name and focus, and ignores presses. */
  busy?: boolean | undefined
}

/** A button; it submits a form only with type `submit`. */
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

/** Enter in a field presses the button too, so this also prevents a second submission. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}
