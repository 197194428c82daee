import { type BrandSolid, READABLE } from './brand-solid.ts'
import { contrast } from './contrast.ts'
import { type ColorMode, paletteOf } from './palette.ts'
import { signalTokens } from './signal-tokens.ts'
import { contrastLimit, solveContrast } from './solve-contrast.ts'
import { specTextColor } from './spec-text-color.ts'
import { black, composite, type Srgb, toHex, white } from './srgb.ts'

/** The ratio of WCAG 2.2 AA for what is not text: edges, rings, stars (1.4.11). */
const VISIBLE = 3
/** The ratio of WCAG 2.2 AAA for text: what step 12 and the main text reach. */
const STRONG = 7
/** Text of less weight on the deep shade: quieter than the main text, far above the least that reads. */
const QUIET_ON_DEEP = 8
/** Spec §9. */
const VARIANT_OPACITY = 0.6

/** Token name without its dashes → opaque `#rrggbb`. */
export type ColorTokens = Readonly<Record<string, string>>

/** An agency's colours, solved once for both modes. */
export interface BrandColors {
  /** The primary colour letter for letter. */
  given: string
  seed: Srgb
  brand: BrandSolid
  secondary: BrandSolid | null
  neutralTint: Srgb
}

/** Takes an agency's colours and a mode, and gives every colour token of that mode as opaque `#rrggbb`.
 * Text reaches 4.5:1 on every ground it is meant for, edges 3:1 on page and raised surface. */
export function colorTokens(colors: BrandColors, mode: ColorMode): ColorTokens {
  const { seed, brand } = colors
  const { tints, neutrals, deep, deepLine, paper, shade } = paletteOf(seed, colors.neutralTint, mode)
  const away = mode === 'light' ? 'black' : 'white'
  const raised = [neutrals.page, neutrals.card, neutrals.popover]
  const grounds = [...raised, neutrals.muted, ...tints.slice(0, 5)]
  const readable = contrastLimit(away, READABLE, grounds)
  const strong = contrastLimit(away, STRONG, grounds)
  const visible = contrastLimit(away, VISIBLE, raised)

  const solid = toHex(brand.solid)
  const solidText = toHex(brand.text)
  const hover = toHex(brand.hover)
  const edge = toHex(solveContrast(brand.solid, visible))
  const link = toHex(solveContrast(seed, readable))
  const strongBrand = toHex(solveContrast(seed, strong))
  const text = toHex(solveContrast(neutrals.text, strong))
  const variant = composite(seed, neutrals.page, VARIANT_OPACITY)
  const card = toHex(neutrals.card)
  const onDeep = toHex(paper)
  const [step1, step2, step3, step4, step5, step6, step7, step8] = tints.map(toHex) as Tints
  const input = toHex(solveContrast(neutrals.input, visible))
  const { secondary } = colors
  const { destructive, success, warning, rating } = signalTokens(readable, visible)
  return {
    'primary-color': colors.given,
    'primary-color-text': toHex(specTextColor(seed)),
    'primary-color-60': toHex(variant),
    'brand-1': step1,
    'brand-2': step2,
    'brand-3': step3,
    'brand-4': step4,
    'brand-5': step5,
    'brand-6': step6,
    'brand-7': step7,
    'brand-8': step8,
    'brand-9': solid,
    'brand-10': hover,
    'brand-11': link,
    'brand-12': strongBrand,
    'brand-contrast': solidText,
    'brand-edge': edge,
    'brand-a60': toHex(variant),
    'brand-a60-contrast': toHex(textOn(variant, brand.text)),
    background: toHex(neutrals.page),
    foreground: text,
    card,
    'card-foreground': text,
    popover: toHex(neutrals.popover),
    'popover-foreground': text,
    primary: solid,
    'primary-foreground': solidText,
    'primary-hover': hover,
    secondary: secondary ? toHex(secondary.solid) : step3,
    'secondary-foreground': secondary ? toHex(secondary.text) : strongBrand,
    'secondary-hover': secondary ? toHex(secondary.hover) : step4,
    'secondary-edge': secondary ? toHex(solveContrast(secondary.solid, visible)) : input,
    link,
    accent: step3,
    'accent-foreground': strongBrand,
    muted: toHex(neutrals.muted),
    'muted-foreground': toHex(solveContrast(neutrals.quiet, readable)),
    border: toHex(neutrals.border),
    input,
    ring: edge,
    sidebar: card,
    'sidebar-foreground': text,
    'sidebar-primary': solid,
    'sidebar-primary-foreground': solidText,
    // Deep shades carry footers, banners and words on pictures in both modes, so what stands on them is solved towards white in both.
    deep: toHex(deep),
    'deep-foreground': onDeep,
    'deep-muted-foreground': toHex(solveContrast(deepLine, contrastLimit('white', QUIET_ON_DEEP, [deep]))),
    'deep-border': toHex(deepLine),
    'deep-link': toHex(solveContrast(brand.solid, contrastLimit('white', READABLE, [deep]))),
    shade: toHex(shade),
    'shade-foreground': onDeep,
    rating: toHex(rating),
    destructive: toHex(destructive.solid),
    'destructive-foreground': toHex(destructive.text),
    success: toHex(success.solid),
    'success-foreground': toHex(success.text),
    warning: toHex(warning.solid),
    'warning-foreground': toHex(warning.text),
  }
}

/** Steps 1 to 8 of the scale. */
type Tints = [string, string, string, string, string, string, string, string]

/** The spec's text where it reads, else the other one: of black and white one always reaches 4.5:1. */
function textOn(ground: Srgb, fallback: Srgb): Srgb {
  const preferred = specTextColor(ground)
  if (contrast(preferred, ground) >= READABLE) return preferred
  return [fallback, black, white].find((text) => contrast(text, ground) >= READABLE) ?? preferred
}
