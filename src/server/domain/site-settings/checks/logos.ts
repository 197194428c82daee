import { contrast } from '../../../../theme/contrast.ts'
import type { PicturePixels } from '../../../../theme/picture-palette.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { parseHex, type Srgb, srgb } from '../../../../theme/srgb.ts'
import { createBoundedCache } from '../../../kernel/limits/bounded-cache.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { figure } from './contrast.ts'

const CHECK = 'logos'
/** Required contrast of graphics (WCAG 2.2, 1.4.11). */
const NEEDED = 3
/** A twentieth of the drawn pixels is enough to be visible: letters on a plate of the background's colour. */
const SEEN = 0.05
/** Pixels along the longer edge of the sampled logo. */
const SIDE = 96
/** More pictures than a site has. */
const MOST_KEPT = 200

/** Addresses identify their content, so each is drawn once. */
const sampled = createBoundedCache<PicturePixels | null>(MOST_KEPT)

const names = ['logo', 'logoMobile'] as const

/**
 * Checks whether each logo is visible on the header, in the modes that visitors get; suggests the other logo if that
 * is.
 */
export async function checkLogos(site: CheckedSite): Promise<Checked> {
  const { agency } = site.settings
  const tokens = resolveTokens({ ...agency.theme, primaryColor: agency.primaryColor })
  const chosen = agency.theme.mode ?? 'auto'
  const modes = chosen === 'auto' ? (['light', 'dark'] as const) : [chosen]
  const reached = async (name: (typeof names)[number]) => {
    const pixels = await pixelsOf(site, agency[name])
    const each = modes.map((mode) => ({
      mode,
      ratio: pixels && ratioOn(pixels, parseHex(tokens[mode].card ?? '')),
    }))
    return each.flatMap(({ mode, ratio }) => (ratio === null ? [] : [{ mode, ratio }]))
  }
  const all = new Map(await Promise.all(names.map(async (name) => [name, await reached(name)] as const)))
  const lowest = Math.min(...[...all.values()].flat().map(({ ratio }) => ratio))
  const findings = names.flatMap((name) => {
    const worst = all.get(name)?.toSorted((one, other) => one.ratio - other.ratio)[0]
    if (worst === undefined || worst.ratio >= NEEDED) return []
    const other = name === 'logo' ? 'logoMobile' : 'logo'
    const others = all.get(other) ?? []
    const isBetter = others.length > 0 && others.every(({ ratio }) => ratio >= NEEDED)
    const pointer = `/agency/${name}`
    const fix = isBetter ? fixOf(site.document, 'otherLogo', [[pointer, agency[other]]]) : undefined
    const values = { ratio: figure(worst.ratio), mode: worst.mode }
    return findingOf(CHECK, { code: 'contrast.logo', pointer, values, fix })
  })
  const ratio = Number.isFinite(lowest) ? figure(lowest) : ''
  const summary = `both logos stand out from the header${ratio && ` by at least ${ratio} : 1`}`
  return { findings, passed: { check: CHECK, values: { ratio }, summary } }
}

/** The pixels of a picture, or null if it cannot be drawn here. */
function pixelsOf(
  { dependencies: { assets, raster } }: CheckedSite,
  address: string,
): Promise<PicturePixels | null> {
  if (!assets || !raster) return Promise.resolve(null)
  const sample = async () => {
    const asset = await assets.find(/^\/media\/([0-9a-f]+)/.exec(address)?.[1] ?? '')
    return asset && ((await raster.look(asset.bytes, SIDE))?.pixels ?? null)
  }
  return sampled.get(address, () => sample().catch(() => null))
}

/** The contrast of a picture's best visible twentieth with a background; null for an empty picture. */
export function ratioOn({ data }: PicturePixels, ground: Srgb): number | null {
  const ratios: number[] = []
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    if (alpha < 0.06) continue
    const over = (channel: number, shift: number) =>
      Math.round((data[at + channel] ?? 0) * alpha + ((ground >> shift) & 255) * (1 - alpha))
    ratios.push(contrast(srgb(over(0, 16), over(1, 8), over(2, 0)), ground))
  }
  ratios.sort((one, other) => other - one)
  return ratios[Math.floor(ratios.length * SEEN)] ?? null
}
