import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export interface LinkButtonProps extends LinkProps, ButtonStyle {}

/** A link that looks like a button: it leads somewhere, so it opens in tabs and can be copied. */
export function LinkButton({ variant, size, wide, square, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonClasses({ variant, size, wide, square }), className)} />
}
