import { describe, expect, it } from 'vitest'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { parseHex } from '../../../../theme/srgb.ts'
import { findingReasons, inPlace } from './finding-reasons.ts'
import { ratioOn } from './logos.ts'
import { found } from './testing-site.ts'

const question = { question: 'When?', answer: '<p>Now</p>' }
const faq = (questions: object[], isEnabled = true) => ({
  isEnabled,
  title: 'FAQ',
  headerMessage: '',
  questions,
})
const post = (more: object) => ({
  slug: 'a',
  title: 'A',
  summary: 'A',
  scene: 'beach',
  publishedOn: '2026-01-01',
  content: '<p>A</p>',
  ...more,
})
const engines = (active: boolean) => [{ title: 'Hotels', active }]
const disclaimer = (html: string) => ({ agency: { disclaimer: html } })
const to = (path: string) => ({ navigation: [{ label: 'There', path }] })
const remotes = [{ name: 'booking', routes: ['/booknow/hotels'] }]

/** For each rule: the settings, the finding, its place, whether it blocks, and its fix. */
const rules: readonly (readonly [
  code: string,
  part: object,
  pointer: string,
  level: string,
  fix: string | null,
])[] = [
  ['contrast.html', disclaimer('<p style="color: #eee">x</p>'), '/agency/disclaimer', 'blocking', 'uncolor'],
  ['contrast.html', disclaimer('<font color="#808080">x</font>'), '/agency/disclaimer', 'advice', 'uncolor'],
  [
    'translations.words',
    { wording: { en: { 'deals.heading': 'Cheap' } }, agency: { languages: ['en', 'da'] } },
    '/wording/da',
    'advice',
    null,
  ],
  ['link.dead', to('/nothing-of-the-kind'), '/navigation', 'blocking', 'remove'],
  ['link.dead', to('/abuot'), '/navigation', 'blocking', 'remove'],
  ['link.dead', to('/faq'), '/navigation', 'blocking', 'use'],
  ['link.dead', to('/url/unknown'), '/navigation', 'blocking', 'remove'],
  [
    'link.dead',
    disclaimer('<p><a href="/nothing-of-it">x</a></p>'),
    '/agency/disclaimer',
    'advice',
    'unlink',
  ],
  ['link.dead', { links: [{ id: 'gone', to: '/nothing-of-it' }] }, '/links/gone', 'advice', 'remove'],
  ['link.dead', { ...to('/blog?id=b'), posts: [post({})] }, '/navigation', 'blocking', 'remove'],
  [
    'link.engineOff',
    { ...to('/booknow/cars'), agency: { bookingMenuItemOptions: engines(true) } },
    '/navigation',
    'blocking',
    'remove',
  ],
  ['link.pageOff', { ...to('/faqs'), faq: faq([question], false) }, '/navigation', 'blocking', 'remove'],
  ['link.emptyPage', to('/blog'), '/navigation', 'advice', 'remove'],
  ['link.notHere', { ...to('/booknow/hotels/checkout') }, '/navigation', 'advice', 'remove'],
  ['link.noAnchor', to('/disclaimer#prices'), '/navigation', 'advice', 'use'],
  ['link.malformed', to('mailto:nobody'), '/navigation', 'blocking', 'remove'],
  [
    'link.malformed',
    { agency: { socialLinks: { youtube: 'https://youtube' } } },
    '/agency/socialLinks/youtube',
    'advice',
    'remove',
  ],
  ['alt.image', disclaimer('<p>x<img src="/a.png"></p>'), '/agency/disclaimer', 'advice', null],
  [
    'alt.image',
    disclaimer('<p>x<img src="/a.png" role="presentation"></p>'),
    '/agency/disclaimer',
    'advice',
    'decorative',
  ],
  ['title.long', { posts: [post({ title: 'T'.repeat(61) })] }, '/posts/a/title', 'advice', null],
  ['description.long', { posts: [post({ summary: 'T'.repeat(161) })] }, '/posts/a/summary', 'advice', null],
  [
    'description.missing',
    { agency: { metaData: { title: 'T', description: '', keywords: '' } } },
    '/agency/metaData/description',
    'advice',
    null,
  ],
  ['label.long', { navigation: [{ label: 'L'.repeat(25), path: '/' }] }, '/navigation', 'advice', null],
  [
    'label.wide',
    { navigation: Array.from({ length: 6 }, () => ({ label: 'Fifteen letters', path: '/' })) },
    '/navigation',
    'advice',
    null,
  ],
  ['name.long', { agency: { agencyName: 'N'.repeat(41) } }, '/agency/agencyName', 'advice', null],
  [
    'page.empty',
    { about: { isEnabled: true, title: 'About', content: '' } },
    '/about/content',
    'advice',
    'hide',
  ],
  ['page.empty', { faq: faq([]) }, '/faq/questions', 'advice', 'hide'],
  [
    'page.empty',
    { agency: { displayTopDestinations: true }, destinations: [] },
    '/destinations',
    'advice',
    'hide',
  ],
  ['page.linkedEmpty', disclaimer(''), '/agency/disclaimer', 'advice', null],
  [
    'page.entryEmpty',
    { faq: faq([{ ...question, answer: '<p> </p>' }]) },
    '/faq/questions',
    'advice',
    'remove',
  ],
  ['page.entryEmpty', { posts: [post({ content: '' })] }, '/posts/a/content', 'advice', null],
  ['setup.contactMissing', { agency: { contactEmailId: '' } }, '/agency/contactEmailId', 'advice', null],
  [
    'setup.phoneMissing',
    { agency: { contactPhoneNumber: ' ', displaySupportPhoneFooter: true } },
    '/agency/contactPhoneNumber',
    'advice',
    'hide',
  ],
  [
    'setup.addressMissing',
    { agency: { city: '', addressLine1: '', country: '', displayAddressFooter: true } },
    '/agency/displayAddressFooter',
    'advice',
    'hide',
  ],
  [
    'setup.enginesOff',
    { agency: { bookingMenuItemOptions: engines(false) } },
    '/agency/bookingMenuItemOptions',
    'advice',
    null,
  ],
  ['setup.inactive', { agency: { status: 'Inactive' } }, '/agency/status', 'advice', null],
  [
    'setup.pricesHidden',
    { agency: { allowNonLoginFlow: false, isHideLoginOption: true } },
    '/agency/allowNonLoginFlow',
    'advice',
    'show',
  ],
  [
    'setup.consentMissing',
    { agency: { analytics: { isEnabled: true, googleAnalyticsId: 'G-ABC123' } } },
    '/agency/analyticsConsentRegions',
    'advice',
    null,
  ],
  [
    'setup.measuresNothing',
    { agency: { analytics: { isEnabled: true } } },
    '/agency/analytics/isEnabled',
    'advice',
    'off',
  ],
  [
    'setup.currencyMissing',
    { currencies: ['EUR'], agency: { defaultCurrency: 'DKK' } },
    '/currencies',
    'advice',
    'add',
  ],
  ['reason.chat', { agency: { supportMode: 'chat' } }, '/agency/chatWidget', 'blocking', null],
  [
    'reason.meantText',
    { wording: { en: { 'deals.headin': 'x' } }, agency: { languages: ['en'] } },
    '/wording/en/deals.headin',
    'blocking',
    null,
  ],
]

describe('findings of the checks', () => {
  it.each(rules)('report %s in %j', async (code, part, pointer, level, fix) => {
    const faqs = { faq: faq([question]), ...part }
    const all = await found(faqs as never, { isDemo: true, remotes, environment: 'prod' })
    const finding = all.find((one) => one.code === code)
    expect(finding, JSON.stringify(all)).toMatchObject({ code, pointer, level })
    expect(finding?.fix?.code ?? null).toBe(fix)
    expect(finding?.reason).not.toMatch(/[{}]/)
  })

  it('report nothing in settings that follow each rule', async () => {
    const fine = {
      faq: faq([question]),
      navigation: [
        { label: 'Book Now', path: '/booknow/nowhere' },
        { label: 'FAQ', path: '/faqs#main' },
        { label: 'Write', path: 'mailto:a@b.example?subject=Hi' },
        { label: 'Call', path: 'tel:+45 12 34 56 78' },
        { label: 'Elsewhere', path: 'https://a.example/b#c' },
        { label: 'Old', path: '/url/old' },
      ],
      links: [{ id: 'old', to: 'https://a.example', expiresOn: '2020-01-01' }],
      ...disclaimer('<p style="color:var(--x)">x <img src="/a" alt=""> <a href="/faqs">y</a></p>'),
    }
    expect(await found(fine as never)).toEqual([])
  })

  it('warn a live agency, but not the demo, that the sandbox takes no money', async () => {
    const codes = (await found({}, { isDemo: false })).map(({ code }) => code)
    expect(codes).toEqual(['setup.sandbox'])
    expect(await found({}, { isDemo: true })).toEqual([])
  })

  it('have a sentence for every code, with its values inserted, whatever they contain', () => {
    for (const sentence of Object.values(findingReasons))
      expect(sentence).toMatch(/^(?:has|is|leads|leaves|names|hides|stands) /)
    expect(inPlace('is {to} {constructor}', { to: '{to}' })).toBe('is {to} {constructor}')
  })
})

describe('a logo on the header', () => {
  const pixels = (colors: readonly (readonly [number, number, number, number])[]) => ({
    data: new Uint8Array(colors.flat()),
    width: colors.length,
    height: 1,
  })
  const white = parseHex('#ffffff')

  it("is measured by its letters, even on a plate of the background's colour", () => {
    const plate = Array.from({ length: 90 }, () => [255, 255, 255, 255] as const)
    const letters = Array.from({ length: 10 }, () => [0, 0, 0, 255] as const)
    expect(ratioOn(pixels([...plate, ...letters]), white)).toBe(21)
    expect(ratioOn(pixels(plate), white)).toBe(1)
  })

  it('is measured with transparency blended, and not at all if empty', () => {
    expect(ratioOn(pixels([[0, 0, 0, 64]]), white)).toBeLessThan(3)
    expect(ratioOn(pixels([[0, 0, 0, 0]]), white)).toBeNull()
  })

  it('is advice if the other logo is visible, with the fix to use that', async () => {
    const pixelsOfColor = (color: readonly [number, number, number, number]) => ({
      width: 1,
      height: 1,
      pixels: pixels([color]),
    })
    const bytes = { white: new Uint8Array([1]), dark: new Uint8Array([2]) }
    const dependencies = {
      isDemo: true,
      assets: {
        find: async (hash: string) => ({
          contentType: 'image/webp',
          bytes: hash.startsWith('a') ? bytes.white : bytes.dark,
        }),
      },
      raster: {
        look: async (picture: Uint8Array) =>
          pixelsOfColor(picture[0] === 1 ? [255, 255, 255, 255] : [40, 40, 40, 255]),
      },
    }
    const logos = { logo: '/media/aaaaaaaaaaaaaaaa.webp', logoMobile: '/media/bbbbbbbbbbbbbbbb.webp' }
    const [finding] = await found({ agency: { ...logos, theme: { mode: 'light' } } } as never, dependencies)
    expect(finding).toMatchObject({
      code: 'contrast.logo',
      level: 'advice',
      pointer: '/agency/logo',
      values: { mode: 'light' },
      fix: { code: 'otherLogo', changes: [{ pointer: '/agency/logo', after: logos.logoMobile }] },
    })
    expect(parseHex(resolveTokens({}).light.card ?? '')).toBe(white)
  })
})
