import { usePage } from '@livery/platform'
import type { Appearance, Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Booking, LanguageCode } from '../../../../../contract/types.ts'
import { cardPaymentAt } from '../../../../../tenant/card-payment.ts'
import { loadStripe } from './load-stripe.ts'

const locales: Readonly<Record<LanguageCode, StripeElementLocale>> = {
  en: 'en',
  es: 'es',
  da: 'da',
  de: 'de',
  ar: 'ar',
  fr: 'fr',
  sv: 'sv',
  no: 'nb',
  pt: 'pt-BR',
}

/** Stripe's name for a language of the site; Stripe sets Arabic from right to left. */
const stripeLocale = (language: LanguageCode): StripeElementLocale => locales[language]

interface StripeFormProps {
  publishableKey: string
  clientSecret: string
  contact: Booking['contact']
  holder: RefObject<HTMLElement | null>
}

export interface StripeForm {
  stripe: Stripe
  elements: StripeElements
}

/**
 * Mounts Stripe's form in the page with the agency's theme and keeps it up to date. Incrementing `attempt` tries
 * again.
 */
export function useStripeForm({ publishableKey, clientSecret, contact, holder }: StripeFormProps) {
  const { language } = usePage()
  const form = useRef<StripeForm | null>(null)
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts again
  useEffect(() => {
    let isMounted = true
    let forget = () => {}
    const fail = () => isMounted && setState('failed')
    async function mount() {
      const stripe = await loadStripe(publishableKey, stripeLocale(language))
      if (!isMounted || !holder.current) return
      const root = document.documentElement
      const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(root) })
      const { firstName, lastName, email, phone } = contact
      const billingDetails = { name: `${firstName} ${lastName}`, email, phone }
      const payment = elements.create('payment', { defaultValues: { billingDetails } })
      payment.on('ready', () => isMounted && setState('ready'))
      payment.on('loaderror', fail)
      payment.mount(holder.current)
      form.current = { stripe, elements }
      const stop = watchTokens(root, () => elements.update({ appearance: stripeAppearance(root) }))
      forget = () => {
        stop()
        payment.destroy()
      }
    }
    mount().catch(fail)
    return () => {
      isMounted = false
      form.current = null
      forget()
    }
  }, [publishableKey, clientSecret, language, attempt])
  return {
    form,
    state,
    again() {
      setState('coming')
      setAttempt((before) => before + 1)
    },
  }
}

/** Builds Stripe's appearance from the page's current theme tokens: colours, corners, fonts, dark or light. */
function stripeAppearance(root: HTMLElement): Appearance {
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

/**
 * Calls `onChange` when the page's mode changes, by the visitor or the system. Returns a function that stops
 * watching.
 */
function watchTokens(root: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributeFilter: ['data-mode', 'style', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}

/**
 * Returns whether a page with a card form has to be reloaded: a document keeps its content security policy, so one
 * that was opened elsewhere allows no Stripe. Never true for a document opened at this path, which would reload
 * endlessly.
 */
export function needsReload(
  performance: Pick<Performance, 'getEntriesByType'>,
  { pathname }: Pick<Location, 'pathname'>,
): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // If the browser reports no navigation entry, try the script.
  if (!entry) return false
  const opened = new URL(entry.name).pathname
  return opened !== pathname && cardPaymentAt(opened, true) === null
}
