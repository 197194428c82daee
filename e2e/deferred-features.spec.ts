import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { coveredBy } from './covered-texts.ts'
import { proof, proofUnless } from './proof.ts'
import { at, test } from './site.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Unlock instant savings by signing in' })

/** The deferred features are loaded and listen. */
async function isLate(page: Page): Promise<void> {
  await page.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
}

/** Opens a page with a fixed clock, apart from the time until the browser is idle. */
async function openStill(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-10T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-03-10T12:00:01Z'))
  await page.goto(url, { waitUntil: 'commit' })
  // The page starts its scripts some frames after its first paint.
  await expect(async () => {
    await page.clock.runFor(20)
    const isWaiting = () =>
      document.readyState !== 'complete' || document.querySelector('#livery-scripts') !== null
    expect(await page.evaluate(isWaiting)).toBe(false)
  }).toPass({ intervals: [20] })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.clock.runFor(100)
  await isLate(page)
}

test.describe('the savings popup', () => {
  test.use({ isQuiet: false })

  // §2.6.16, §9.16
  test('appears after 5,000 ms on the home path, moves nothing, and once closed not again in the session', async ({
    page,
  }) => {
    await openStill(page, at('aurora', '/'))
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    await page.clock.runFor(4999)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(popup(page)).toBeVisible()
    expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([])
    await page.clock.resume()
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await page.goto(at('aurora', '/about'))
    await page.goto(at('aurora', '/'))
    await page.clock.runFor(100)
    await isLate(page)
    await page.clock.runFor(6000)
    await expect(popup(page)).toHaveCount(0)
  })

  // §4.23
  test('appears when the exclusive deals pass the middle of the screen, and opens savePrice over the page', async ({
    page,
  }) => {
    await openStill(page, at('aurora', '/'))
    await page.locator('#exclusive-deals').evaluate((deals) => deals.scrollIntoView({ block: 'start' }))
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('link', { name: 'Log In' }).click()
    // The modal of that name, over the page: spec §4, savePrice.
    await expect(popup(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expect(page).toHaveURL(at('aurora', '/'))
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
  })

  test('can be closed on a phone in landscape, however long its texts are', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 300 })
    await openStill(page, at('aurora', '/?lng=fr'))
    await page.clock.runFor(5000)
    const close = page.getByRole('dialog').getByRole('button')
    await close.scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(close).toHaveCount(0)
  })

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const detail = proofUnless(size.width === 390)
    test(
      `covers no price and no primary action at ${size.width} pixels, before and after a scroll`,
      detail,
      async ({ page }) => {
        await page.setViewportSize(size)
        await openStill(page, at('aurora', '/'))
        await page.clock.runFor(5000)
        await expect(popup(page)).toBeVisible()
        expect(await coveredBy(page, '[role=dialog]')).toEqual([])
        for (const top of [300, 900]) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
          await page.clock.runFor(1500)
          expect(await coveredBy(page, '[role=dialog]')).toEqual([])
        }
      },
    )
  }

  for (const [slug, why] of [
    ['livery', 'it disables the popup'],
    ['northfold', 'its log-in is elsewhere, and it disables the popup'],
  ] as const) {
    test(`is never shown at ${slug}: ${why}`, proofUnless(slug === 'livery'), async ({ page }) => {
      await openStill(page, at(slug, '/'))
      await page.clock.runFor(10_000)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test.describe('without a connection', () => {
  test('a calm notice stays at the foot until the connection returns, and failed calls are repeated', async ({
    page,
    context,
  }) => {
    await page.goto(at('aurora', '/'))
    await isLate(page)
    await context.setOffline(true)
    const notice = page.getByText('You are offline.', { exact: false })
    await expect(notice).toBeVisible()
    await page.locator('#exclusive-deals').getByRole('tab', { name: 'Activities' }).click()
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await expect(page.locator('#deals-panel').getByRole('article').first()).toBeVisible()
  })
})

test.describe('the footer with deferred code', () => {
  test('stays as served on the way to log-in, which waits for nothing, and changes when its code arrives', async ({
    page,
  }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/late-*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(at('aurora', '/'), { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const footer = page.getByRole('contentinfo')
    const served = await footer.textContent()
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await expect(footer).toHaveCount(1)
    expect(await footer.textContent()).toBe(served)
    arrive()
    await expect.poll(() => footer.textContent()).not.toBe(served)
    await expect(footer).toHaveCount(1)
  })
})

test.describe('a page whose code was deleted since the site was opened', () => {
  test('is reloaded once', async ({ page }) => {
    // The page's code has several files; the first one requested is gone.
    const requested: string[] = []
    const timesOfFirst = () => requested.filter((address) => address === requested[0]).length
    await page.route('**/assets/faqs-*.js', (route) => {
      requested.push(route.request().url())
      return requested.length === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
    })
    await page.goto(at('aurora', '/'))
    await page.locator('footer a[href="/faqs"]').click()
    await expect.poll(timesOfFirst).toBe(2)
    await expect(page.locator('main button[aria-expanded]').first()).toBeVisible()
    expect(timesOfFirst()).toBe(2)
  })

  test('reports that the reload did not help, with a way to try again', async ({ page }) => {
    let isGone = true
    await page.route('**/assets/about-*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    )
    await page.route('**/about', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    await page.goto(at('aurora', '/'))
    // Before hydration the link would open a document, which requests its code by itself.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
    await expect(failure).toBeVisible()
    isGone = false
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main .rich-text').first()).not.toBeEmpty()
  })
})

test.describe('with blocked storage and cookies', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
  })

  test('pages of every kind, another language and another currency work', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    for (const path of ['/cookies-policy', '/login', '/booknow/hotels', '/destination', '/']) {
      await page.goto(at('aurora', path))
      await isLate(page)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page
      .getByRole('combobox', { name: 'Search currencies' })
      .or(page.getByPlaceholder('Search currencies'))
      .fill('dkk')
    await page.keyboard.press('Enter')
    await expect(page.locator('#deals-panel')).toContainText(/DKK/)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByText('Deutsch', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(faults).toEqual([])
  })
})

test.describe('measuring the visits of an agency', () => {
  test.use({ isQuiet: false, timezoneId: 'Europe/Berlin' })
  const question = (page: Page) => page.getByRole('dialog', { name: 'May we count your visit?' })

  /** Answers for Google and Meta, so that nothing reaches the network; returns the requested addresses. */
  async function thirdParties(page: Page): Promise<string[]> {
    const requested: string[] = []
    await page.route(/^https:/, (route) => {
      const url = new URL(route.request().url())
      requested.push(`${url.origin}${url.pathname}`)
      // Like Google's: it loads one more script by a plain string, and two others that must be refused.
      const loads = `
        const google = 'https://www.googletagmanager.com'
        for (const url of [google + '/gtag/destination', google + '/gtm.js', 'https://evil.example/x.js']) {
          const script = document.createElement('script')
          try { script.src = url; document.head.append(script) } catch {}
        }
        window.isTagged = true`
      const body = url.pathname === '/gtag/js' ? loads : ''
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    return requested
  }

  test("waits for consent if the visitor's country requires it; once accepted, it loads and stays", async ({
    page,
  }) => {
    const requested = await thirdParties(page)
    await page.goto(at('jolt', '/'))
    await expect(question(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(requested).toEqual([])
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect
      .poll(() => [...requested].sort())
      .toEqual([
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://www.googletagmanager.com/gtag/destination',
        'https://www.googletagmanager.com/gtag/js',
      ])
    const { expires = 0 } =
      (await page.context().cookies()).find(({ name }) => name === 'livery_consent') ?? {}
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365)
    await page.reload()
    await expect.poll(() => requested.length).toBeGreaterThan(3)
    await expect(question(page)).toHaveCount(0)
  })

  test(
    'loads nothing on any page after a rejection, which Cookie settings change',
    proof,
    async ({ page }) => {
      const requested = await thirdParties(page)
      await page.goto(at('jolt', '/'))
      await question(page).getByRole('button', { name: 'Reject' }).click()
      await page.goto(at('jolt', '/cookies-policy'))
      await isLate(page)
      await expect(question(page)).toHaveCount(0)
      expect(requested).toEqual([])
      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await expect(question(page)).toContainText('Visits are not being measured.')
      await question(page).getByRole('button', { name: 'Accept' }).click()
      await expect.poll(() => requested.length).toBeGreaterThan(0)
    },
  )

  test('treats Global Privacy Control as a rejection, without a question', proof, async ({ page }) => {
    const requested = await thirdParties(page)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    await page.goto(at('jolt', '/'))
    await isLate(page)
    await page.goto(at('jolt', '/cookies-policy'))
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(question(page)).toContainText('Your browser asks sites not to track you.')
    expect(requested).toEqual([])
  })

  test('only the pages of a measured agency allow other origins', async ({ page }) => {
    const policyOf = async (slug: string) => (await page.goto(at(slug, '/about')))?.headers() ?? {}
    const measured = await policyOf('jolt')
    expect(measured['content-security-policy']).toContain('https://www.googletagmanager.com')
    const strict = await policyOf('aurora')
    expect(strict['content-security-policy']).not.toContain('https:')
  })
})

test.describe('measuring without required consent', () => {
  test.use({ isQuiet: false, timezoneId: 'Australia/Melbourne' })

  test('begins without a question, and reports the pages visited', proof, async ({ page }) => {
    const requested: string[] = []
    await page.route(/^https:/, (route) => {
      requested.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const views = () =>
      page.evaluate(
        () =>
          ((window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).filter(
            (one) => one[1] === 'page_view',
          ).length,
      )
    await page.goto(at('jolt', '/faqs'))
    await expect.poll(views).toBe(1)
    await page.locator('footer a[href="/cookies-policy"]').click()
    await expect.poll(views).toBe(2)
    expect([...new Set(requested)].sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('failing well (spec §8)', () => {
  // §8.1
  test('any 401 from the main API: the browser goes to the logout path, and from there home', async ({
    page,
  }) => {
    await page.goto(at('aurora', '/'))
    await isLate(page)
    await page.route('**/api/dealray/deals/activity-search', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{}' }),
    )
    const left = page.waitForRequest(at('aurora', '/logout'))
    await page.locator('#exclusive-deals').getByRole('tab', { name: 'Activities' }).click()
    await left
    await expect(page).toHaveURL(at('aurora', '/'))
  })

  const faults = {
    'uncaught error': () => {
      setTimeout(() => {
        throw new Error('nobody caught this')
      })
    },
    'unhandled rejection': () => {
      void Promise.reject(new Error('nobody caught this'))
    },
  }
  // §8.14
  test("global uncaught error or unhandled rejection: the app is replaced with 'Something went wrong.'", async ({
    page,
  }) => {
    for (const [what, fault] of Object.entries(faults)) {
      await page.goto(at('aurora', '/about'))
      await isLate(page)
      await page.evaluate(fault)
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('heading'), what).toHaveText('Something went wrong.')
      await expect(alert).toHaveText('Something went wrong.Try again')
      await expect(page.locator('#root > *')).toHaveCount(1)
    }
  })

  // §9.17
  test('currency failure: a generic message at the top right, gone after 5,000 ms', async ({ page }) => {
    await page.route('**/api/multi-currency/exchange', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(at('aurora', '/'))
    await isLate(page)
    await page.clock.install()
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByPlaceholder('Search currencies').fill('dkk')
    await page.keyboard.press('Enter')
    const message = page.getByRole('listitem').filter({ hasText: 'Something went wrong.' })
    // The rates are requested several times before the failure is reported.
    await expect(async () => {
      await page.clock.runFor(2000)
      await expect(message).toBeVisible({ timeout: 200 })
    }).toPass()
    const box = await message.boundingBox()
    expect(box && [box.y < 200, box.x + box.width > 1300]).toEqual([true, true])
    await page.clock.runFor(6000)
    await expect(message).toHaveCount(0)
  })
})
