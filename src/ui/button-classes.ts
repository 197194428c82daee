import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'outline' | 'ghost' | 'destructive' | 'inverse' | 'link'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as what holds it. */
  wide?: boolean | undefined
  /** As wide as it is high, for an icon alone: its name is then the button's `aria-label`. */
  square?: boolean | undefined
}

// Readable also while it cannot be pressed, on any ground.
const off = 'disabled:border-border disabled:bg-muted disabled:shadow-none'

const variants: Record<ButtonVariant, string> = {
  // The edge equals the fill unless the brand is too pale or too dark to be seen on the page.
  primary: `border-brand-edge bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover active:translate-y-px ${off}`,
  secondary: `border-secondary-edge bg-secondary text-secondary-foreground hover:bg-secondary-hover active:translate-y-px ${off}`,
  // One of many alike: quiet until it is meant.
  tonal: `border-transparent bg-accent text-accent-foreground hover:border-brand-edge hover:bg-primary hover:text-primary-foreground ${off}`,
  outline: `border-input bg-card text-foreground hover:border-brand-edge hover:bg-accent hover:text-accent-foreground ${off}`,
  ghost:
    'border-transparent text-foreground hover:bg-accent hover:text-accent-foreground disabled:bg-transparent',
  // A line inside says that it is under the pointer: another fill might not carry the text.
  destructive: `border-destructive bg-destructive text-destructive-foreground hover:inset-ring active:translate-y-px ${off}`,
  inverse: `border-transparent bg-deep-foreground text-deep hover:bg-deep-muted-foreground active:translate-y-px ${off}`,
  link: 'border-transparent text-link underline underline-offset-4 hover:decoration-2',
}

// With a mouse a small button is lower than what a finger needs; what can be pressed reaches beyond its edge.
const sizes: Record<ButtonSize, readonly [height: string, padding: string, square: string]> = {
  small: [
    'relative min-h-9 text-sm after:absolute after:inset-x-0 after:-inset-y-1 pointer-coarse:min-h-11',
    'px-3',
    'w-9 after:-inset-x-1 pointer-coarse:w-11',
  ],
  medium: ['min-h-11 text-[0.9375rem]', 'px-4', 'w-11'],
  large: ['min-h-13 text-base', 'px-6', 'w-13'],
}

/** Takes how a button should look and gives its classes, for buttons and for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide, square }: ButtonLook): string {
  const [height, padding, side] = sizes[size]
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:text-muted-foreground',
    variants[variant],
    height,
    square ? side : padding,
    wide && 'w-full',
  )
}
