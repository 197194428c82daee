import { drawScene } from '../../../../packages/scenes/draw-scene.ts'
import { parseSceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type { Settings } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import type { ColorTokens } from '../../../theme/color-tokens.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import type { AssetRepository } from './asset.ts'
import { heroScene } from './brand-address.ts'
import { breakLines } from './break-lines.ts'
import { unlessStopped } from './drawing-stopped.ts'
import { type Bytes, lookSize, type PixelBox, type Raster } from './raster.ts'

/** Height of the stacked parts, in the picture's pixels. */
const header = 76
const hero = { top: header, height: 400 } as const
const margin = 56
const logo = { width: 230, height: 44 } as const
const panel = { top: 404, height: 132 } as const
const cards = { top: 572, height: 122, count: 3, gap: 24 } as const
const footer = 726

/**
 * Returns a WebP of an agency's home page with these settings: logo, menu, hero, search, cards and footer in its
 * theme. A publication's receipt shows it before and after; equal settings give equal pictures.
 */
export async function drawHomePicture(
  raster: Raster,
  settings: Settings,
  slug: string,
  assets: Pick<AssetRepository, 'find'>,
): Promise<Bytes> {
  const { agency } = settings
  const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const isRtl = directionOf(agency.defaultLanguage) === 'rtl'
  const theme: PageTheme = {
    settings,
    isRtl,
    colors: tokens.mode === 'dark' ? tokens.dark : tokens.light,
    radius: pixels(tokens.shape.radius),
    controlRadius: pixels(tokens.shape['radius-control']),
    sans: family(tokens.shape['font-sans']),
    display: family(tokens.shape['font-display']),
    weight: tokens.shape['font-weight-display'] ?? '700',
  }
  const pictures = [
    { picture: sceneOf(settings, slug), box: whole(hero.top, hero.height), fit: 'cover' as const },
    ...(await logoOf(settings, assets)).map((picture) => {
      const left = isRtl ? lookSize.width - margin - logo.width : margin
      const box = { left, top: Math.round((header - logo.height) / 2), ...logo }
      return { picture, box, fit: isRtl ? ('insideEnd' as const) : ('inside' as const) }
    }),
  ]
  const page = { page: svg(ground(theme)), above: svg([...heroWords(theme), ...search(theme)]) }
  // A logo that takes too long to draw leaves its place empty.
  return unlessStopped(raster.page({ ...page, pictures }), () => null).then(
    (drawn) => drawn ?? raster.page({ ...page, pictures: pictures.slice(0, 1) }),
  )
}

interface PageTheme {
  settings: Settings
  isRtl: boolean
  colors: ColorTokens
  radius: number
  controlRadius: number
  sans: string
  display: string
  weight: string
}

async function logoOf({ agency }: Settings, assets: Pick<AssetRepository, 'find'>): Promise<Bytes[]> {
  const file = await assets.find(/^\/media\/([0-9a-f]{16})\./.exec(agency.logo)?.[1] ?? '')
  return file === null ? [] : [file.bytes]
}

function sceneOf({ agency: { home } }: Settings, slug: string): string {
  const place = home.place ?? { name: '', latitude: 45, longitude: 0 }
  const [path = '', query = ''] = heroScene({ subdomain: slug, home: { ...home, place } }).split('?')
  const scene = parseSceneUrl(path, `?${query}`)
  return scene === null ? '' : drawScene(scene.kind, scene.seed, scene.options)
}

/** The layer below the pictures: the page, its header, cards and footer. */
function ground(theme: PageTheme): string[] {
  const { colors, settings, radius } = theme
  const width = (lookSize.width - 2 * margin - (cards.count - 1) * cards.gap) / cards.count
  return [
    rect({ left: 0, top: 0, ...lookSize }, colors.background),
    ...menu(theme, settings),
    rect(whole(hero.top, hero.height), colors.deep),
    ...Array.from({ length: cards.count }, (_, index) => {
      const left = margin + index * (width + cards.gap)
      const box = { left, top: cards.top, width, height: cards.height }
      const bar = (share: number, top: number, height: number): PixelBox => {
        const length = Math.round(width * share)
        return { left: theme.isRtl ? left + width - 20 - length : left + 20, top, width: length, height }
      }
      return [
        rect(box, colors.card, radius, colors.border),
        rect(bar(0.56, box.top + 22, 13), colors.foreground, 6),
        rect(bar(0.72, box.top + 48, 9), colors['muted-foreground'], 4),
        rect(bar(0.26, box.top + 84, 11), colors.link, 5),
      ].join('')
    }),
    rect(whole(footer, lookSize.height - footer), colors.deep),
    rect(
      { left: at(theme, margin, 180), top: footer + 9, width: 180, height: 7 },
      colors['deep-muted-foreground'],
      3,
    ),
    rect(whole(lookSize.height - 4, 4), colors.primary),
  ]
}

/** The first entries of the header's navigation, and the sign-in button. */
function menu(pageTheme: PageTheme, { navigation, agency }: Settings): string[] {
  const { colors, controlRadius } = pageTheme
  const button = { left: at(pageTheme, lookSize.width - margin - 108, 108), top: 20, width: 108, height: 36 }
  const shown = navigation.slice(0, 4).toReversed()
  const entries = shown.map(({ label }, index) =>
    text(pageTheme, label.length > 16 ? `${label.slice(0, 15).trimEnd()}…` : label, {
      x: at(pageTheme, lookSize.width - margin - 140 - index * 132, 0),
      y: 44,
      size: 15,
      color: colors.foreground ?? '',
      anchor: 'end',
    }),
  )
  const hasButton = !agency.isHideLoginOption
  return [
    rect(whole(0, header), colors.background),
    rect(whole(header - 1, 1), colors.border),
    ...entries,
    ...(hasButton ? [rect(button, colors.primary, controlRadius)] : []),
    ...(hasButton
      ? [rect({ left: button.left + 30, top: 34, width: 48, height: 8 }, colors['primary-foreground'], 4)]
      : []),
  ]
}

/** Headline and subline on the veil that keeps them readable. */
function heroWords(theme: PageTheme): string[] {
  const { settings, colors, isRtl, display, weight } = theme
  const { headline, subline, layout } = settings.agency.home
  const shade = colors.shade ?? ''
  const isMiddle = layout === 'middle'
  const x = isMiddle ? lookSize.width / 2 : at(theme, margin, 0)
  const anchor = isMiddle ? ('middle' as const) : ('start' as const)
  const lines = breakLines(headline, 24, 3)
  const first = hero.top + 110
  return [
    `<defs><linearGradient id="v" x1="${isRtl ? 1 : 0}" x2="${isRtl ? 0 : 1}"><stop stop-color="${shade}" stop-opacity=".72"/><stop offset="1" stop-color="${shade}" stop-opacity="${isMiddle ? '.6' : '.08'}"/></linearGradient></defs>`,
    rect(whole(hero.top, hero.height), 'url(#v)'),
    ...lines.map((line, index) =>
      text({ ...theme, sans: display }, line, {
        x,
        anchor,
        weight,
        y: first + index * 60,
        size: 52,
        color: colors['shade-foreground'] ?? '',
      }),
    ),
    ...breakLines(subline, 62, 2).map((line, index) =>
      text(theme, line, {
        x,
        anchor,
        y: first + lines.length * 60 - 12 + index * 28,
        size: 19,
        color: colors['shade-foreground'] ?? '',
      }),
    ),
  ]
}

/** The search with a tab for each engine, the selected one in the brand's colour, its fields and its button. */
function search(pageTheme: PageTheme): string[] {
  const { settings, colors, radius, controlRadius } = pageTheme
  const box = { left: margin, top: panel.top, width: lookSize.width - 2 * margin, height: panel.height }
  const engines = settings.agency.bookingMenuItemOptions.filter(({ active }) => active).slice(0, 6)
  const button = {
    left: at(pageTheme, box.left + box.width - 176, 152),
    top: panel.top + 62,
    width: 152,
    height: 48,
  }
  const fields = [0, 1, 2].map((index) => ({
    left: at(pageTheme, box.left + 24 + index * 288, 272),
    top: panel.top + 62,
    width: 272,
    height: 48,
  }))
  return [
    rect(box, colors.card, radius, colors.border),
    ...engines.map(({ title }, index) =>
      text(pageTheme, title, {
        x: at(pageTheme, box.left + 28 + index * 150, 0),
        y: panel.top + 36,
        size: 16,
        anchor: 'start',
        weight: index === 0 ? '700' : '400',
        color: (index === 0 ? colors.link : colors['muted-foreground']) ?? '',
      }),
    ),
    rect(
      { left: at(pageTheme, box.left + 28, 84), top: panel.top + 46, width: 84, height: 3 },
      colors.primary,
      1,
    ),
    ...fields.map((field) => rect(field, colors.background, controlRadius, colors.input)),
    ...fields.map(({ left, top }) =>
      rect(
        { left: at(pageTheme, at(pageTheme, left, 272) + 18, 120), top: top + 20, width: 120, height: 8 },
        colors['muted-foreground'],
        4,
      ),
    ),
    rect(button, colors.primary, controlRadius),
    rect(
      { left: button.left + 44, top: button.top + 19, width: 64, height: 10 },
      colors['primary-foreground'],
      5,
    ),
  ]
}

interface Words {
  x: number
  y: number
  size: number
  color: string
  anchor: 'start' | 'middle' | 'end'
  weight?: string
}

function text(
  { isRtl, sans }: PageTheme,
  words: string,
  { x, y, size, color, anchor, weight = '500' }: Words,
): string {
  const direction = isRtl ? ' direction="rtl"' : ''
  return `<text x="${x}" y="${y}" font-family="${sans}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}"${direction}>${escaped(words)}</text>`
}

function rect(
  { left, top, width, height }: PixelBox,
  fill: string | undefined,
  radius = 0,
  stroke?: string,
): string {
  const round = Math.min(radius, height / 2)
  const edge = stroke === undefined ? '' : ` stroke="${stroke}"`
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round}" fill="${fill ?? 'none'}"${edge}/>`
}

function whole(top: number, height: number): PixelBox {
  return { left: 0, top, width: lookSize.width, height }
}

/** The position of a box in reading direction, given its `left` position when reading to the right. */
function at({ isRtl }: Pick<PageTheme, 'isRtl'>, left: number, width: number): number {
  return isRtl ? lookSize.width - left - width : left
}

function svg(parts: readonly string[]): string {
  const { width, height } = lookSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

function pixels(length: string | undefined): number {
  const value = Number.parseFloat(length ?? '0')
  return length?.endsWith('rem') ? value * 16 : value
}

/** The agency's fonts are files of its pages; here similar fonts of this machine replace them. */
function family(stack: string | undefined): string {
  return /(?<!sans-)serif$/.test(stack ?? '') ? 'serif' : 'sans-serif'
}

function escaped(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
