import { devices, expect, type Page } from '@playwright/test'
import { resolveTokens } from '../src/theme/resolve-tokens.ts'
import { violationsOf } from './axe.ts'
import { commits, countCommits, restingCommits } from './live-theme.ts'
import { proof } from './proof.ts'
import { at, test } from './site.ts'

async function openKit(page: Page, slug: string, query = ''): Promise<void> {
  await page.goto(at(slug, `/kit${query}`))
  await page.locator('[data-kit]').waitFor()
}

const variable = (page: Page, name: string) =>
  page.locator('html').evaluate((root, wanted) => getComputedStyle(root).getPropertyValue(wanted), name)

test(
  'a colour dragged in the kit changes the page without rendering React, and the address stores it',
  proof,
  async ({ page }) => {
    await countCommits(page)
    await openKit(page, 'meridian', '?lng=en')
    const before = await restingCommits(page)
    await page.getByLabel('Pick: Primary').evaluate(async (well: HTMLInputElement) => {
      for (let step = 0; step <= 40; step++) {
        well.value = `#ff${(step * 6).toString(16).padStart(2, '0')}00`
        well.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise(requestAnimationFrame)
      }
    })
    await expect.poll(() => variable(page, '--primary-color')).toBe('#fff000')
    expect(await commits(page)).toBe(before)
    await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#fff000')
    await page.getByLabel('Density').selectOption('spacious')
    await page.getByLabel('Mode').selectOption('dark')
    await page.getByLabel('Direction').selectOption('rtl')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const query = () => Object.fromEntries(new URL(page.url()).searchParams)
    const wanted = { lng: 'en', color: '#fff000', mode: 'dark', density: 'spacious', dir: 'rtl' }
    await expect.poll(query).toEqual(wanted)

    await page.reload()
    await page.locator('[data-kit]').waitFor()
    const { dark, brand } = resolveTokens({ primaryColor: '#fff000', density: 'spacious' })
    await expect.poll(() => variable(page, '--background')).toBe(dark.background)
    expect(await variable(page, '--primary')).toBe(brand.used)
    expect(await variable(page, '--density')).toBe('1.16')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('style', /--primary/)
    await expect(page).toHaveURL(/\/kit\?lng=en$/)
    await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#2c7be5')
  },
)

test('the kit reports how the theme changed a colour', proof, async ({ page }) => {
  const section = page.locator('#brand')
  await openKit(page, 'meridian', '?color=%232c7be5')
  await expect(section).toContainText('#2c7be5')
  await expect(section).toContainText(/Moved by ΔE 0\.0\d\d/)
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#ffff00')
  await expect(section).toContainText('Kept exactly')
  await page.getByRole('textbox', { name: 'Secondary', exact: true }).fill('#ef7d00')
  await expect(section.locator('[data-part=used-hex]').nth(1)).toHaveText(
    resolveTokens({ secondaryColor: '#ef7d00' }).secondary?.used ?? '',
  )
})

test(
  'a colour being typed leaves the last valid one on page and address, and explains the fault',
  proof,
  async ({ page }) => {
    await openKit(page, 'meridian', '?lng=en&color=%23ffff00')
    const field = page.getByRole('textbox', { name: 'Primary', exact: true })
    const query = () => new URL(page.url()).searchParams.get('color')
    await field.evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }))
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/cannot be read as a colour.+stays #ffff00/)
    await expect(page.getByText(/cannot be read as a colour/)).toBeVisible()
    await page.keyboard.press('Backspace')
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.getByLabel('Density').selectOption('spacious')
    await expect(page).toHaveURL(/density=spacious/)
    expect(query()).toBe('#ffff00')
    expect(await variable(page, '--primary-color')).toBe('#ffff00')
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('#ffff00')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.fill(' #0Af ')
    await expect.poll(query).toBe('#00aaff')
  },
)

test('the kit requests nothing missing, refuses an invalid theme, and is hidden from search engines', async ({
  page,
}) => {
  const lost: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url())
  })
  const alerts: string[] = []
  page.on('dialog', (dialog) => alerts.push(dialog.message()))
  await openKit(page, 'meridian', '?color=red;}*{display:none&radius=url(//evil.example)&mode=__proto__')
  const refusal = page.locator('[data-kit]').getByRole('alert').first()
  await expect(refusal).toContainText('color: must be a colour of the form #rrggbb')
  await expect(refusal).toContainText('radius: must be one of')
  await expect(refusal).toContainText('mode: must be one of')
  await expect(page.locator('html')).not.toHaveAttribute('style', /--/)
  expect(alerts).toEqual([])
  await page.locator('[data-specimen=Avatar]').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(lost).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto(at('meridian', '/'))
  await expect(page.locator('a[href*="/kit"]')).toHaveCount(0)
})

test('an open menu breaks no rule of axe', proof, async ({ page }) => {
  await openKit(page, 'meridian')
  await page.locator('#overlays button[aria-haspopup=menu]').first().click()
  await page.getByRole('menu').waitFor()
  expect(await violationsOf(page)).toEqual([])
})

test('pages in the kit have the theme on trial', proof, async ({ page }) => {
  await openKit(page, 'meridian')
  await page.getByRole('button', { name: 'Show the pages' }).click()
  const home = page.frameLocator('iframe').first()
  await home.locator('main h1').waitFor()
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#8040c0')
  await expect
    .poll(() =>
      home.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--primary-color')),
    )
    .toBe('#8040c0')
})

test('every stop of the Tab key in the kit shows its focus', proof, async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openKit(page, 'meridian')
  await page.evaluate(() => {
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element)
      return [
        outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        boxShadow,
        borderColor,
      ]
    }
    /** An element, its frame, and what represents it: the drawn box of a checkbox. */
    const around = (element: Element) => [
      element,
      ...(element.nextElementSibling ? [element.nextElementSibling] : []),
      ...(element.parentElement ? [element.parentElement] : []),
      ...(element.parentElement?.parentElement ? [element.parentElement.parentElement] : []),
      ...(element.closest('label') ? [element.closest('label') as Element] : []),
    ]
    const looks = new Map<Element, string>()
    const all = document.querySelectorAll('a,button,input,select,textarea,summary,[tabindex]')
    for (const element of all) looks.set(element, JSON.stringify(around(element).map(look)))
    Object.assign(window, {
      unseenStops: [] as string[],
      stops: 0,
      noteStop: () => {
        const now = document.activeElement
        if (!now || now === document.body) return 'end'
        const key = now.id || now.outerHTML.slice(0, 120)
        const before = looks.get(now)
        if (before === JSON.stringify(around(now).map(look))) return key
        return ''
      },
    })
  })
  const unseen: string[] = []
  let stops = 0
  for (; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const unmarked = await page.evaluate(() => (window as unknown as { noteStop: () => string }).noteStop())
    if (unmarked === 'end') break
    if (unmarked !== '') unseen.push(unmarked)
  }
  expect(unseen).toEqual([])
  expect(stops).toBeGreaterThan(100)
})

/** Running animations, also endless ones. */
async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming()
      const isLong = Number(timing?.duration ?? 0) > 0.01 || timing?.iterations === Number.POSITIVE_INFINITY
      return animation.playState === 'running' && isLong
        ? [String(Reflect.get(animation, 'animationName'))]
        : []
    })
  })
}

test('every control of the kit keeps a border or text in forced colours, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openKit(page, 'meridian')
  const lost = await page.evaluate(() => {
    const hasLine = (element: Element) => {
      const style = getComputedStyle(element)
      const ground = style.backgroundColor
      const isDrawn = (width: string, kind: string, color: string) =>
        Number.parseFloat(width) > 0 && kind !== 'none' && color !== ground && color !== 'rgba(0, 0, 0, 0)'
      return (
        isDrawn(style.borderBlockEndWidth, style.borderBlockEndStyle, style.borderBlockEndColor) ||
        isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor)
      )
    }
    const says = (element: Element) =>
      (element.textContent ?? '').trim() !== '' || element.querySelector('svg path, img') !== null
    return [...document.querySelectorAll('[data-kit] :is(button,input,select,textarea,a,[role=switch])')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        // The system draws its own.
        if (
          element.matches('[type=checkbox],[type=radio]') &&
          getComputedStyle(element).appearance !== 'none'
        )
          return false
        const isField = element.matches('input,select,textarea')
        const near = [
          element,
          element.nextElementSibling,
          element.parentElement,
          element.parentElement?.parentElement,
        ]
        const isFramed = near.some((one) => one && hasLine(one))
        return isField ? !isFramed : !isFramed && !says(element)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect(lost).toEqual([])
  await page.getByRole('button', { name: 'Log In' }).last().click()
  expect(await movingParts(page)).toEqual([])
})

/**
 * Pressable elements that do not reach 22 pixels from their centre in each direction; words in a line of text may be
 * lower.
 */
function tooSmall(page: Page, area: string): Promise<string[]> {
  return page.evaluate((within) => {
    // Minus a pixel: hits are tested at whole pixels, and a box may begin between two.
    const REACH = 21
    const pressed =
      'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[role=tab],[role=option]'
    const isInline = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && (width > 1 || height > 1)
    }
    return [...document.querySelectorAll<HTMLElement>(`${within} :is(${pressed})`)]
      .filter((element) => isShown(element) && !isInline(element))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const labels =
          'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
        // A field and its label count as one target.
        const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
        const x = Math.min(...boxes.map((box) => box.left))
        const y = Math.min(...boxes.map((box) => box.top))
        const width = Math.max(...boxes.map((box) => box.right)) - x
        const height = Math.max(...boxes.map((box) => box.bottom)) - y
        const hits = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
          return hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)))
        }
        const across = [-REACH, REACH].every((dx) => hits(dx, 0)) || hits(2 * REACH, 0) || hits(-2 * REACH, 0)
        const down = [-REACH, REACH].every((dy) => hits(0, dy))
        return across && down
          ? []
          : [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 140)}`]
      })
  }, area)
}

test.describe('on a phone', () => {
  const { defaultBrowserType, ...phone } = devices['iPhone 13']
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('the kit fits a phone, and every pressable element in it is at least 44 pixels wide and high', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await openKit(page, 'meridian')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await tooSmall(page, '[data-kit] > :not(form)')).toEqual([])
    await page.getByRole('button', { name: 'Theme' }).click()
    expect(await tooSmall(page, '[data-kit] > form')).toEqual([])
  })
})
