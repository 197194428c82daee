import { type BrandSolid, READABLE } from './brand-solid.ts'
import { contrast } from './contrast.ts'
import { type ColorMode, type Palette, paletteOf } from './palette.ts'
import { signalTokens } from './signal-tokens.ts'
import { solveContrast } from './solve-contrast.ts'
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

/** Takes the brand colour as given, its solved solid and a mode, and gives every colour token of that mode as opaque `#rrggbb`.
 * Text reaches 4.5:1 on every ground it is meant for, edges 3:1 on page and raised surface. */
export function colorTokens(given: string, seed: Srgb, brand: BrandSolid, mode: ColorMode): ColorTokens {
  const palette = paletteOf(seed, mode)
  const { neutrals, tints } = palette
  const away = mode === 'light' ? 'black' : 'white'
  const raised = [neutrals.page, neutrals.card, neutrals.popover]
  const grounds = [...raised, neutrals.muted, ...tints.slice(0, 5)]
  const variant = composite(seed, neutrals.page, VARIANT_OPACITY)
  const text = solveContrast(neutrals.text, away, STRONG, grounds)
  const colors: Record<string, Srgb> = {
    ...scaleOf(
      palette,
      brand,
      solveContrast(seed, away, READABLE, grounds),
      solveContrast(seed, away, STRONG, grounds),
    ),
    'brand-contrast': brand.text,
    'brand-edge': solveContrast(brand.solid, away, VISIBLE, raised),
    'brand-a60': variant,
    'brand-a60-contrast': textOn(variant, brand.text),
    background: neutrals.page,
    foreground: text,
    card: neutrals.card,
    'card-foreground': text,
    popover: neutrals.popover,
    'popover-foreground': text,
    primary: brand.solid,
    'primary-foreground': brand.text,
    'primary-hover': brand.hover,
    muted: neutrals.muted,
    'muted-foreground': solveContrast(neutrals.quiet, away, READABLE, grounds),
    border: neutrals.border,
    input: solveContrast(neutrals.input, away, VISIBLE, raised),
    ring: solveContrast(brand.solid, away, VISIBLE, raised),
    sidebar: neutrals.card,
    'sidebar-foreground': text,
    'sidebar-primary': brand.solid,
    'sidebar-primary-foreground': brand.text,
    ...deepTokens(palette, brand),
    ...signalTokens(mode, grounds, raised),
  }
  const hex = Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, toHex(color)]))
  return {
    'primary-color': given,
    'primary-color-text': toHex(specTextColor(seed)),
    'primary-color-60': toHex(variant),
    ...hex,
  }
}

/** Steps 1 to 12 in Radix's roles, and the semantic names that are steps. */
function scaleOf(palette: Palette, brand: BrandSolid, link: Srgb, strong: Srgb): Record<string, Srgb> {
  const steps = [...palette.tints, brand.solid, brand.hover, link, strong]
  const accent = palette.tints[2] ?? palette.neutrals.muted
  return {
    ...Object.fromEntries(steps.map((color, index) => [`brand-${index + 1}`, color])),
    link,
    accent,
    'accent-foreground': strong,
  }
}

/** Deep shades carry footers, banners and words on pictures in both modes, so what stands on them is solved upwards in both. */
function deepTokens({ deep, deepLine, shade, paper }: Palette, brand: BrandSolid): Record<string, Srgb> {
  return {
    deep,
    'deep-foreground': paper,
    'deep-muted-foreground': solveContrast(deepLine, 'white', QUIET_ON_DEEP, [deep]),
    'deep-border': deepLine,
    'deep-link': solveContrast(brand.solid, 'white', READABLE, [deep]),
    shade,
    'shade-foreground': paper,
  }
}

/** The spec's text where it reads, else the other one: of black and white one always reaches 4.5:1. */
function textOn(ground: Srgb, fallback: Srgb): Srgb {
  const preferred = specTextColor(ground)
  if (contrast(preferred, ground) >= READABLE) return preferred
  return [fallback, black, white].find((text) => contrast(text, ground) >= READABLE) ?? preferred
}
