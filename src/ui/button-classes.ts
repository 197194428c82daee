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
  /** As wide as its container. */
  wide?: boolean | undefined
  /** As wide as it is high, for an icon only: `aria-label` then names the button. */
  square?: boolean | undefined
}

/** Returns the classes of buttons, and of links that look like buttons; utilities.css defines them. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide, square }: ButtonStyle): string {
  return `button button-${variant} button-${size}${square ? ' button-square' : ''}${wide ? ' w-full' : ''}`
}
