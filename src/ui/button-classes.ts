import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'inverse'
type ButtonSize = 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what holds it. */
  wide?: boolean
}

const variants: Record<ButtonVariant, string> = {
  // The edge equals the fill unless the brand is too pale or too dark to be seen on the page.
  primary:
    'border-brand-edge bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover active:translate-y-px',
  outline:
    'border-input bg-card text-foreground hover:border-brand-edge hover:bg-accent hover:text-accent-foreground',
  ghost: 'border-transparent text-foreground hover:bg-accent hover:text-accent-foreground',
  inverse:
    'border-transparent bg-deep-foreground text-deep hover:bg-deep-muted-foreground active:translate-y-px',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
}

/** Takes how a button should look and gives its classes, for buttons and for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}
