import { usePage } from '@livery/platform'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Booking } from '../../../../../contract/types.ts'
import { loadStripe } from './load-stripe.ts'
import { stripeAppearance, stripeLocale, watchTokens } from './stripe-appearance.ts'

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

/** Puts Stripe's own form into its place on the page, in the agency's look, and keeps it so. `attempt`: counts up to try again. */
export function useStripeForm({ publishableKey, clientSecret, contact, holder }: StripeFormProps) {
  const { language } = usePage()
  const form = useRef<StripeForm | null>(null)
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew
  useEffect(() => {
    let isHere = true
    let forget = () => {}
    const fail = () => isHere && setState('failed')
    async function mount() {
      const stripe = await loadStripe(publishableKey, stripeLocale(language))
      if (!isHere || !holder.current) return
      const root = document.documentElement
      const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(root) })
      const { firstName, lastName, email, phone } = contact
      const billingDetails = { name: `${firstName} ${lastName}`, email, phone }
      const payment = elements.create('payment', { defaultValues: { billingDetails } })
      payment.on('ready', () => isHere && setState('ready'))
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
      isHere = false
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
