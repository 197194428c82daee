import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type StripeStandIn, startStripeStandIn } from '../src/server/adapters/stripe/testing-stripe.ts'
import { serveFakeStripe } from './fake-stripe.ts'
import { holdHotel } from './hold-hotel.ts'
import { proof } from './proof.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'
import { at, ownPorts, test } from './site.ts'

const checkout = (reference: string) => `/booknow/hotels/checkout?reference=${reference}`
const booked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your stay is booked' })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click()
const card = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function open(page: Page, slug: string, ahead: number, payment: 'now' | 'at_property' = 'now') {
  const reference = await holdHotel(page, slug, { payment, ahead })
  await page.goto(at(slug, checkout(reference)))
  return reference
}

test('a test card books; going back does not pay again, and the voucher opens', async ({ page }) => {
  const reference = await open(page, 'meridian', 50)
  await card(page, 'Payment succeeds')
  await pay(page)
  await expect(booked(page)).toBeFocused()
  await expect(page).toHaveURL(at('meridian', `/booknow/hotels/confirm-payment?reference=${reference}`))
  const voucher = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]
  }, `/api/bookings/${reference}/voucher`)
  expect(voucher).toEqual([200, 'application/pdf', `inline; filename="${reference}.pdf"`])
  await page.goBack()
  await expect(page).toHaveURL(at('meridian', '/outbox'))
  await page.goto(at('meridian', checkout(reference)))
  await expect(booked(page)).toBeVisible()
})

test("a phone shows why a card was declined, and the bank's question is answered with the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'meridian', 54)
  await card(page, 'Insufficient funds')
  await pay(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('There is not enough money on this card')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await card(page, 'The bank asks for confirmation')
  await pay(page)
  const dialog = page.getByRole('dialog', { name: 'Are you making this payment?' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(booked(page)).toBeVisible()
})

test('a lost answer, a slow bank and a reload meanwhile end in one booking', proof, async ({ page }) => {
  await open(page, 'meridian', 58)
  await card(page, 'The bank’s answer is lost')
  await pay(page)
  await expect(booked(page)).toBeVisible()
  await open(page, 'meridian', 62)
  await card(page, 'The bank answers late')
  await pay(page)
  const asking = page.getByRole('heading', { name: 'Waiting for your bank. Please do not pay again.' })
  await expect(asking).toBeVisible()
  await page.reload()
  await expect(asking).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden()
  await expect(booked(page)).toBeVisible({ timeout: 30_000 })
})

test('a rate paid at the hotel asks for no card', proof, async ({ page }) => {
  await open(page, 'meridian', 66, 'at_property')
  await page.getByRole('button', { name: 'Book now' }).click()
  await expect(booked(page)).toBeVisible()
})

test.describe('an agency that takes cards by Stripe', () => {
  let standIn: StripeStandIn
  let server: SecondServer
  let tenants: string
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    standIn = await startStripeStandIn()
    tenants = mkdtempSync(join(tmpdir(), 'livery-e2e-'))
    cpSync(join(import.meta.dirname, '../tenants/jolt'), join(tenants, 'jolt'), { recursive: true })
    const file = join(tenants, 'jolt/tenant.json')
    const tenant = JSON.parse(readFileSync(file, 'utf8'))
    tenant.agency.currentPaymentGateway = 'stripe'
    writeFileSync(file, JSON.stringify(tenant))
    server = await startSecondServer({
      LIVERY_MODE: 'demo',
      LIVERY_TENANTS_DIR: tenants,
      LIVERY_STRIPE_ORIGIN: standIn.origin,
      LIVERY_STRIPE_JOLT_SECRET: standIn.secretKey,
      LIVERY_STRIPE_JOLT_PUBLISHABLE: standIn.publishableKey,
      LIVERY_STRIPE_JOLT_WEBHOOK: standIn.webhookSecret,
    })
    ownPorts.set('jolt', server.port)
  })
  test.afterAll(async () => {
    ownPorts.delete('jolt')
    await server.stop()
    await standIn.stop()
    rmSync(tenants, { recursive: true, force: true })
  })

  test("pays in Stripe's own form in the agency's theme, and allows Stripe only there", async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript/.test(message.text())) refused.push(message.text())
    })
    await serveFakeStripe(page, standIn)
    await open(page, 'jolt', 50)
    const list = page.getByLabel('Stripe card')
    await expect(list).toBeVisible()
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
    )
    await expect(page.locator('[data-locale]')).toHaveAttribute('data-primary', primary)
    await pay(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await list.selectOption('pm_card_visa_chargeDeclinedInsufficientFunds')
    await pay(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('There is not enough money on this card')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Stripe card').selectOption('pm_card_visa')
    await pay(page)
    await expect(booked(page)).toBeVisible()
    expect(refused).toEqual([])
    const other = await page.goto(at('jolt', '/booknow/hotels'))
    expect(other?.headers()['content-security-policy']).not.toContain('stripe')
  })

  test('reloads the checkout after navigation within the site, and asks through the bank', async ({
    page,
  }) => {
    await serveFakeStripe(page, standIn)
    const reference = await holdHotel(page, 'jolt', { payment: 'now', ahead: 54 })
    await page.goto(at('jolt', `/booknow/hotels/confirm-payment?reference=${reference}`))
    await page.getByRole('link', { name: 'Continue to payment' }).click()
    await page.getByLabel('Stripe card').selectOption('pm_card_authenticationRequired')
    page.once('dialog', (dialog) => dialog.accept())
    await pay(page)
    await expect(booked(page)).toBeVisible()
  })

  test("retries Stripe's script, and after the bank's page removes the secret from the address", async ({
    page,
  }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    const reference = await open(page, 'jolt', 62)
    await expect(page.getByRole('alert')).toContainText('The payment form could not be loaded', {
      timeout: 30_000,
    })
    await page.unroute('https://js.stripe.com/**')
    await serveFakeStripe(page, standIn)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Stripe card')).toBeVisible()

    await page.goto(
      at(
        'jolt',
        `${checkout(reference)}&payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=failed`,
      ),
    )
    await expect(page.getByLabel('Stripe card')).toBeVisible()
    await expect(page).toHaveURL(at('jolt', checkout(reference)))
  })
})
