import type { Finding } from '../../../../contract/types.ts'
import { contrast } from '../../../../theme/contrast.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { parseHex, type Srgb, toHex } from '../../../../theme/srgb.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { figure } from './contrast.ts'
import { colorOf } from './html-color.ts'
import { attributesOf, withTags } from './html-elements.ts'
import type { ReadText } from './read-texts.ts'

const CHECK = 'ownHtml'
const READABLE = 4.5
const HOPELESS = 3

/** The theme colours of an agency's HTML: text, links, quotations. */
const worn = ['foreground', 'link', 'muted-foreground']

/**
 * Measures the colours of HTML texts on the page's background in both modes: the theme's and those of the HTML
 * itself. Stored texts are cleaned of colours, so findings come from an earlier release.
 */
export async function checkHtmlColors(site: CheckedSite): Promise<Checked> {
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
  const summary = `${count} texts of your own, with a contrast of at least ${ratio} : 1 in light and dark`
  const findings: Finding[] = []
  for (const text of site.texts) findings.push(...(await findingsIn(site, text, grounds)))
  return { findings, passed: { check: CHECK, values: { count, ratio }, summary } }
}

interface Ground {
  mode: 'light' | 'dark'
  ground: Srgb
}

/** The worst color of each text; its fix removes every unreadable color. */
async function findingsIn(site: CheckedSite, text: ReadText, grounds: readonly Ground[]): Promise<Finding[]> {
  const measured = [...text.facts.colors].flatMap((color) =>
    grounds.map(({ mode, ground }) => ({ mode, color, ratio: contrast(color, ground) })),
  )
  const worst = measured.reduce<(typeof measured)[number] | null>(
    (low, one) => (low === null || one.ratio < low.ratio ? one : low),
    null,
  )
  if (worst === null || worst.ratio >= READABLE) return []
  const unreadable = new Set(measured.filter(({ ratio }) => ratio < READABLE).map(({ color }) => color))
  const after = await text.rewritten((html) => withoutColors(html, unreadable))
  const { field, pointer, entry } = text
  return [
    findingOf(CHECK, {
      code: 'contrast.html',
      pointer,
      field,
      level: worst.ratio < HOPELESS ? 'blocking' : 'advice',
      values: {
        color: toHex(worst.color),
        ratio: figure(worst.ratio),
        mode: worst.mode,
        ...(entry && { entry }),
      },
      fix: after === undefined ? undefined : fixOf(site.document, 'uncolor', [[pointer, after]]),
    }),
  ]
}

function withoutColors(html: string, unreadable: ReadonlySet<Srgb>): string {
  return withTags(html, (tag) => {
    const color = tag.isClosing ? null : colorOf(attributesOf(tag))
    return color !== null && unreadable.has(color) ? tag.text.replace(colored, '') : null
  })
}

/** Attributes that set a colour; a style is removed completely. */
const colored = /\s(?:style|color|bgcolor)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi
