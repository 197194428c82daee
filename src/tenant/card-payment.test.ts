import { expect, it } from 'vitest'
import { cardPaymentAt, isStripeScript, stripePayment } from './card-payment.ts'
import { catalogue } from './catalogue.ts'
import { matchPath } from './match-path.ts'

it('allows Stripe only on checkouts of agencies that take cards with it', () => {
  const checkouts = catalogue.filter((path) => path.endsWith('/checkout'))
  expect(checkouts.length).toBeGreaterThan(4)
  for (const path of checkouts) expect(cardPaymentAt(path, true)).toBe(stripePayment)
  for (const path of [
    '/',
    '/booknow/hotels',
    '/booknow/hotels/confirm-payment',
    '/booknow/hotels/checkout/x',
    '/checkout',
  ])
    expect(cardPaymentAt(path, true)).toBeNull()
  expect(cardPaymentAt('/booknow/hotels/checkout', false)).toBeNull()
})

it('allows Stripe on a checkout however its address is written', () => {
  for (const path of [
    '/booknow/hotels/checkout/',
    '/BookNow/Hotels/Checkout',
    '//booknow///hotels/checkout',
    '/booknow/hotels/%63heckout',
  ]) {
    expect(matchPath('/booknow/hotels/checkout', path)).not.toBeNull()
    expect(cardPaymentAt(path, true)).toBe(stripePayment)
  }
})

it('knows the hosts of Stripe’s scripts', () => {
  const may = (url: string) => isStripeScript(new URL(url))
  expect(may('https://js.stripe.com/endive/stripe.js')).toBe(true)
  expect(may('https://b.js.stripe.com/x.js')).toBe(true)
  for (const other of [
    'http://js.stripe.com/x.js',
    'https://js.stripe.com.evil.example/x.js',
    'https://evil-js.stripe.com/x.js',
  ])
    expect(may(other)).toBe(false)
})
