import type { Finding } from '../../../contract/types.ts'
import { type HtmlTag, tagsOf } from '../../../tenant/tags-of.ts'
import { contrast } from '../../../theme/contrast.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { isHex, parseHex, type Srgb, toHex } from '../../../theme/srgb.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { figure } from './contrast.ts'
import { attributesOf, withTags } from './html-elements.ts'
import type { HtmlTextAt } from './html-texts.ts'

const CHECK = 'ownHtml'
const READABLE = 4.5
const HOPELESS = 3

/** What text of an agency wears where its HTML says nothing of colours: letters, links, quotations. */
const worn = ['foreground', 'link', 'muted-foreground']

/**
 * Measures the colours of texts in HTML on the page's ground in both modes: those that pages give them, and those that the
 * HTML itself brings. Texts are cleaned of colours when they are stored, so that what is found is of an earlier release.
 */
export function checkHtmlColors(site: CheckedSite): Checked {
  const { agency } = site.settings
  const tokens = resolveTokens({ ...agency.theme, primaryColor: agency.primaryColor })
  const grounds = (['light', 'dark'] as const).map((mode) => ({
    mode,
    ground: parseHex(tokens[mode].background ?? ''),
  }))
  const lowest = grounds.flatMap(({ mode, ground }) =>
    worn.map((name) => contrast(parseHex(tokens[mode][name] ?? ''), ground)),
  )
  const ratio = figure(Math.min(...lowest))
  const count = site.texts.length
  const summary = `${count} texts of your own, read at ${ratio} : 1 at least in light and dark`
  const findings = site.texts.flatMap((text) => findingsIn(site, text, grounds))
  return { findings, passed: { check: CHECK, values: { count, ratio }, summary } }
}

interface Ground {
  mode: 'light' | 'dark'
  ground: Srgb
}

/** The worst of each text; its fix takes every colour away that cannot be read. */
function findingsIn(site: CheckedSite, text: HtmlTextAt, grounds: readonly Ground[]): Finding[] {
  const measured = [...tagsOf(text.html)].flatMap((tag) => {
    const color = colorOf(tag)
    if (color === null) return []
    return grounds.map(({ mode, ground }) => ({ mode, color, ratio: contrast(color, ground) }))
  })
  const worst = measured.reduce<(typeof measured)[number] | null>(
    (low, one) => (low === null || one.ratio < low.ratio ? one : low),
    null,
  )
  if (worst === null || worst.ratio >= READABLE) return []
  const isUnreadable = (color: Srgb) => grounds.some(({ ground }) => contrast(color, ground) < READABLE)
  const plain = withTags(text.html, (tag) => {
    const color = colorOf(tag)
    return color !== null && isUnreadable(color) ? tag.text.replace(colored, '') : null
  })
  const { field, pointer, entry } = text
  return [
    findingOf(CHECK, {
      ...{ code: 'contrast.html', pointer, field },
      level: worst.ratio < HOPELESS ? 'blocking' : 'advice',
      values: {
        ...{ color: toHex(worst.color), ratio: figure(worst.ratio), mode: worst.mode },
        ...(entry && { entry }),
      },
      fix: fixOf(site.document, 'uncolor', [[pointer, text.replaced(plain)]]),
    }),
  ]
}

/** Attributes that bring a colour; with a style goes all of it. */
const colored = /\s(?:style|color|bgcolor)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

function colorOf(tag: HtmlTag): Srgb | null {
  if (tag.isClosing) return null
  const attributes = attributesOf(tag)
  const style = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(attributes.get('style') ?? '')?.[1]
  return readColor(style ?? attributes.get('color') ?? '')
}

/** A colour by its figures; null for what is none here, such as a name or a variable. */
function readColor(text: string): Srgb | null {
  const name = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(name)
  if (short)
    return parseHex(
      `#${short
        .slice(1)
        .map((one) => one + one)
        .join('')}`,
    )
  if (isHex(name)) return parseHex(name)
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(name)
  if (rgb) {
    const [red = 0, green = 0, blue = 0] = rgb.slice(1).map((one) => Math.min(255, Number(one)))
    return (red << 16) | (green << 8) | blue
  }
  return null
}
