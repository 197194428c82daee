type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tonal'
  | 'outline'
  | 'ghost'
  | 'destructive'
  | 'inverse'
  | 'link'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as what holds it. */
  wide?: boolean | undefined
  /** As wide as it is high, for an icon alone: its name is then the button's `aria-label`. */
  square?: boolean | undefined
}

/** Takes how a button should look and gives its classes, for buttons and for links that look like one; utilities.css has them. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide, square }: ButtonStyle): string {
  return `button button-${variant} button-${size}${square ? ' button-square' : ''}${wide ? ' w-full' : ''}`
}
