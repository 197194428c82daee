import type { ButtonHTMLAttributes } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {}

/** A button; it submits only where it says so. */
export function Button({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return <button {...rest} type={type} className={classNames(buttonClasses(look), className)} />
}
