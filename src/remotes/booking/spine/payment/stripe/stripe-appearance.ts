import type { Appearance, StripeElementLocale } from '@stripe/stripe-js'
import type { LanguageCode } from '../../../../../contract/types.ts'

const locales: Readonly<Record<LanguageCode, StripeElementLocale>> = {
  ...{ en: 'en', es: 'es', da: 'da', de: 'de', ar: 'ar', fr: 'fr', sv: 'sv' },
  no: 'nb',
  pt: 'pt-BR',
}

/** What Stripe calls a language of the site; Arabic is set from right to left by it. */
export const stripeLocale = (language: LanguageCode): StripeElementLocale => locales[language]

/** Reads the agency's tokens as the page wears them now and gives Stripe's form the same look: colours, corners, type, dark or light. */
export function stripeAppearance(root: HTMLElement): Appearance {
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const border = `1px solid ${token('input')}`
  return {
    theme: style.colorScheme.includes('dark') ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('card'),
      colorText: token('foreground'),
      colorTextSecondary: token('muted-foreground'),
      colorTextPlaceholder: token('muted-foreground'),
      colorDanger: token('destructive'),
      borderRadius: token('radius-control'),
      fontFamily: style.fontFamily,
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border, boxShadow: 'none', padding: '14px' },
      '.Input:focus': { border: `1px solid ${token('ring')}`, boxShadow: `0 0 0 1px ${token('ring')}` },
      '.Input--invalid': { border: `1px solid ${token('destructive')}`, boxShadow: 'none' },
      '.Tab': { border, boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '14px', marginBottom: '6px' },
    },
  }
}

/** Calls when the page may wear other tokens: its mode was changed, here or by the system. Gives what ends it. */
export function watchTokens(root: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributeFilter: ['data-mode', 'style', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}
