// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Gallery, GalleryBroken, GalleryTenant } from '../../contract/gallery.ts'
import { loaded, renderGallery } from '../entry-server.tsx'
import { updateGallery } from './refresh-gallery.ts'

const agency = (slug: string, palette = ['#aa0000'], version = 1): GalleryTenant => ({
  slug,
  name: slug,
  tagline: 'Goes.',
  href: `http://${slug}.localhost`,
  logo: '/l',
  image: '/i',
  palette,
  thumbnail: `http://${slug}.localhost/?still=${version}`,
  services: ['Hotels'],
  language: 'en',
  isInactive: false,
  isSsoOnly: false,
  hidesPrices: false,
  isPlatformBrand: false,
  signIn: { action: `http://${slug}.localhost/demo/sign-in`, names: ['owner', 'agent'] },
})
const fault = (slug: string, count: number): GalleryBroken => ({
  slug,
  isServed: false,
  problems: Array.from({ length: count }, (_, at) => ({ place: `${slug}:${at}`, text: 'is wrong' })),
})

/** The page as the server writes it. */
function page(tenants: readonly GalleryTenant[], { broken = [], ...more }: Partial<Gallery> = {}): Document {
  const { body } = renderGallery({
    tenants,
    broken,
    total: tenants.length + broken.length,
    filter: { text: '', engine: '', mark: '' },
    engines: [],
    marks: [],
    resetHref: null,
    ...more,
  })
  return new DOMParser().parseFromString(body, 'text/html')
}

/** Opens the page and returns a function that counts the cards removed since. */
function opened(next: Document): () => number {
  document.body.replaceChildren(...next.body.childNodes)
  const list = document.querySelector('main > ul')
  if (list === null) throw new Error('The gallery has no list.')
  let removed = 0
  const count = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records) removed += removedNodes.length
  }
  const watch = new MutationObserver(count)
  watch.observe(list, { childList: true })
  return () => {
    count(watch.takeRecords())
    return removed
  }
}

const cards = () => [...document.querySelectorAll('main > ul > li')]
const titles = () => cards().map((card) => card.querySelector('h2')?.textContent)
const thirteen = Array.from({ length: 13 }, (_, at) => agency(`agency-${String(at).padStart(2, '0')}`))

describe('open gallery', () => {
  beforeAll(() => loaded)
  afterEach(() => document.body.replaceChildren())

  it('keeps every card and its open parts when an agency is inserted first', () => {
    const taken = opened(page(thirteen))
    const before = cards()
    const button = before[12]?.querySelector<HTMLElement>('button[popovertarget]')
    button?.focus()
    updateGallery(document, page([agency('acme'), ...thirteen]))
    expect(titles()).toEqual(['acme', ...thirteen.map(({ slug }) => slug)])
    expect(cards().slice(1)).toEqual(before)
    expect(document.activeElement).toBe(button)
    expect(document.getElementById(button?.getAttribute('popovertarget') ?? '')).toBe(
      before[12]?.querySelector('form'),
    )
    // The number has one digit more with the sixteenth.
    const three = ['a', 'b', 'c'].map((slug) => agency(slug))
    updateGallery(document, page([...three, agency('acme'), ...thirteen]))
    expect(cards().slice(4)).toEqual(before)
    expect(taken()).toBe(0)
    updateGallery(document, page(thirteen))
    expect(cards()).toEqual(before)
    expect(taken()).toBe(4)
  })

  it('adds a card for a fault, keeps it open, and removes it again', () => {
    const aurora = agency('aurora')
    const taken = opened(page([aurora]))
    const [before] = cards()
    const field = document.querySelector('input')
    const broken = [fault('jolt', 8)]
    updateGallery(document, page([aurora], { broken }))
    expect(titles()).toEqual(['jolt', 'aurora'])
    const more = document.querySelector('details')
    more?.setAttribute('open', '')
    updateGallery(document, page([aurora, agency('zenit')], { broken }))
    expect(document.querySelector('details[open]')).toBe(more)
    expect(cards()[1]).toBe(before)
    expect(document.querySelector('[role=status]')?.textContent).toContain('3')
    expect(taken()).toBe(0)
    updateGallery(document, page([aurora]))
    expect(cards()).toEqual([before])
    expect(document.querySelector('input')).toBe(field)
  })

  it('adds filters when there are several kinds, and removes them again', () => {
    const engines = [{ engine: 'Hotels', count: 1 }] as const
    const marks = [{ mark: 'broken', count: 1 }] as const
    const navs = () => document.querySelectorAll('nav').length
    opened(page([agency('jolt')], { engines }))
    const before = navs()
    updateGallery(document, page([agency('jolt')], { engines, marks }))
    expect(navs()).toBe(before + 1)
    updateGallery(document, page([agency('jolt')], { engines }))
    expect(navs()).toBe(before)
  })

  it('re-renders the card of a changed agency and no other', () => {
    const taken = opened(page(['aurora', 'jolt', 'zenit'].map((slug) => agency(slug))))
    const [aurora, jolt, zenit] = cards()
    updateGallery(document, page([agency('aurora'), agency('jolt', ['#0000bb']), agency('zenit')]))
    expect(titles()).toEqual(['aurora', 'jolt', 'zenit'])
    expect([cards()[0], cards()[2]]).toEqual([aurora, zenit])
    expect(cards()[1]).not.toBe(jolt)
    expect(cards()[1]?.innerHTML).toContain('#0000bb')
    expect(taken()).toBe(1)
    // A change of the home page may leave the card itself unchanged.
    const home = cards()[2]?.querySelector('iframe')
    updateGallery(
      document,
      page([agency('aurora'), agency('jolt', ['#0000bb']), agency('zenit', undefined, 2)]),
    )
    expect(cards()[2]?.querySelector('iframe')).not.toBe(home)
    expect(cards()[0]).toBe(aurora)
    expect(taken()).toBe(2)
  })
})
