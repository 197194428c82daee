import type { Page } from '@playwright/test'

/** Returns the texts of prices and primary actions that an element covers; none if it is hidden. */
export function coveredBy(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((floating) =>
    floating
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((one) => {
        const own = one.getBoundingClientRect()
        const wanted = [...document.querySelectorAll('.button-primary, [type=submit], data[data-currency]')]
        return wanted.filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect()
          const meets = left < own.right && right > own.left && top < own.bottom && bottom > own.top
          return meets && !one.contains(other) && other.checkVisibility({ visibilityProperty: true })
        })
      })
      .map((other) => other.textContent?.trim() ?? ''),
  )
}
