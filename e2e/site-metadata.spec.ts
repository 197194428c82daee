import { expect } from '@playwright/test'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

for (const slug of ['aurora', 'duroob']) {
  const detail = proofUnless(slug === 'duroob')

  test(
    `the browser reads what ${slug} tells machines, manifest, icons and share card, without a fault`,
    detail,
    async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(at(slug, '/'), { waitUntil: 'networkidle' })
      const block = await page.locator('script[type="application/ld+json"]').textContent()
      expect(JSON.parse(block ?? '')).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'TravelAgency',
        hasOfferCatalog: { '@type': 'OfferCatalog' },
      })
      expect(complaints).toEqual([])
      const session = await page.context().newCDPSession(page)
      const { errors, data } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(data ?? '')
      const sizes = await page.evaluate(
        (sources) =>
          Promise.all(
            sources.map(async (src) => {
              const image = new Image()
              image.src = src
              await image.decode()
              return `${image.naturalWidth}x${image.naturalHeight}`
            }),
          ),
        icons.filter(({ sizes }) => sizes !== 'any').map(({ src }) => src),
      )
      expect(sizes).toEqual(['192x192', '512x512', '512x512'])

      // The share card that the head names.
      const address = await page.locator('meta[property="og:image"]').getAttribute('content')
      const { pathname, search } = new URL(address ?? '')
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      }, pathname + search)
      expect(size).toEqual([1200, 630])
    },
  )
}
