import type { Page } from '@playwright/test'
import type { StripeStandIn } from '../src/server/adapters/stripe/testing-stripe.ts'

/**
 * Serves a small replacement of Stripe.js. Its form lists Stripe's test payment methods, and it pays at the stand-in
 * under the address of Stripe's API. Like Stripe's, it loads another script and shows a frame.
 */
export async function serveFakeStripe(page: Page, standIn: StripeStandIn): Promise<void> {
  await page.exposeFunction('bankAnswers', (id: string, isApproved: boolean) =>
    standIn.answerChallenge(id, isApproved),
  )
  await page.route('https://js.stripe.com/**', (route) => {
    const isFrame = route.request().url().endsWith('/frame.html')
    return route.fulfill(
      isFrame
        ? { contentType: 'text/html', body: '<!doctype html><title>Card</title><p>Card</p>' }
        : { contentType: 'text/javascript', body: route.request().url().endsWith('/more.js') ? '' : script },
    )
  })
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = await fetch(standIn.origin + pathname, {
      method: route.request().method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: route.request().postData(),
    })
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    })
  })
}

const script = `
window.Stripe = (key, { locale }) => {
  const more = document.createElement('script')
  more.src = 'https://js.stripe.com/endive/more.js'
  document.head.append(more)
  const confirm = async (clientSecret, method) => {
    const [id] = clientSecret.split('_secret_')
    const body = new URLSearchParams({ key, client_secret: clientSecret, payment_method: method })
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body })
    const intent = await answer.json()
    if (intent.error) return { error: { ...intent.error, type: 'card_error' } }
    if (intent.status === 'requires_action') await window.bankAnswers(id, window.confirm('3-D Secure'))
    return { paymentIntent: intent }
  }
  return {
    elements({ clientSecret, appearance }) {
      let list
      const heard = {}
      return {
        clientSecret,
        method: () => list.value,
        submit: async () => (list.value ? {} : { error: { type: 'validation_error' } }),
        update: (change) => list.closest('div').setAttribute('data-theme', change.appearance.theme),
        create: () => ({
          on: (name, hear) => { heard[name] = hear },
          destroy: () => list.closest('div').replaceChildren(),
          mount(holder) {
            list = document.createElement('select')
            list.ariaLabel = 'Stripe card'
            for (const method of ['', 'pm_card_visa', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_authenticationRequired'])
              list.append(new Option(method, method))
            const frame = document.createElement('iframe')
            frame.title = 'Stripe'
            frame.src = 'https://js.stripe.com/frame.html'
            holder.append(frame, list)
            holder.setAttribute('data-locale', locale)
            holder.setAttribute('data-theme', appearance.theme)
            holder.setAttribute('data-primary', appearance.variables.colorPrimary)
            setTimeout(() => heard.ready(), 50)
          },
        }),
      }
    },
    confirmPayment: ({ elements }) => confirm(elements.clientSecret, elements.method()),
    handleNextAction: async ({ clientSecret }) => {
      await window.bankAnswers(clientSecret.split('_secret_')[0], true)
      return {}
    },
  }
}
window.Stripe.version = 'endive'
`
