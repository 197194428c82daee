import { describe, expect, it } from 'vitest'
import type { Gallery } from '../../../../contract/gallery.ts'
import { openTestStore, testBundle, testContent } from '../../../adapters/store/testing.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { createGallery } from './gallery.ts'

const assets = { fonts: { modern: { rules: '' } }, styles: [] } as unknown as ShellAssets

/** A gallery of two agencies, and a function that returns the home addresses of its cards at an origin. */
async function openGallery() {
  const store = await openTestStore()
  const save = (slug: string, subline: string) => {
    const { home } = testContent().agency
    const content = testContent({ agencyName: slug, subdomain: slug, home: { ...home, subline } })
    return store.importTenant(testBundle(slug, { content }))
  }
  for (const slug of ['aurora', 'jolt']) await save(slug, 'Goes.')
  const shown: Gallery[] = []
  const gallery = createGallery({
    assets,
    store,
    hasDemoPeople: true,
    renderGallery(page) {
      shown.push(page)
      return { title: '', body: '' }
    },
  })
  return {
    save,
    async homesAt(origin: string) {
      await gallery({ request: new Request(origin), origin })
      return Object.fromEntries(shown.at(-1)?.tenants.map((one) => [one.slug, one.thumbnail]) ?? [])
    },
  }
}

describe('the home page in a card of the gallery', () => {
  it('gets another address after a change of its agency, so that the gallery reloads it', async () => {
    const { save, homesAt } = await openGallery()
    const before = await homesAt('http://localhost:4000')
    expect(before.jolt).toMatch(/^http:\/\/jolt\.localhost:4000\/\?still\b/)
    expect(await homesAt('http://localhost:4000')).toEqual(before)
    await save('jolt', 'Goes far.')
    const after = await homesAt('http://localhost:4000')
    expect(after.aurora).toBe(before.aurora)
    expect(after.jolt).toMatch(/^http:\/\/jolt\.localhost:4000\/\?still\b/)
    expect(after.jolt).not.toBe(before.jolt)
  })

  it('has no frame if agencies have no names', async () => {
    const { homesAt } = await openGallery()
    expect(await homesAt('http://127.0.0.1:4000')).toEqual({ aurora: null, jolt: null })
  })
})
