import { type BrandSolid, otherText, READABLE, specTextColor } from './brand-solid.ts'
import { contrast } from './contrast.ts'
import { hueAt, toSrgb } from './oklch.ts'
import { type ColorMode, paletteOf } from './palette.ts'
import { type ContrastLimit, contrastLimit, solveContrast } from './solve-contrast.ts'
import { black, composite, type Srgb, toHex, white } from './srgb.ts'

/** Start values of the signals. The hue is the same for every agency, so a warning stays red with any brand. */
const signals = {
  destructive: toSrgb(0.58, 0.21, hueAt(27)),
  success: toSrgb(0.6, 0.15, hueAt(152)),
  warning: toSrgb(0.68, 0.15, hueAt(62)),
}

const star = toSrgb(0.77, 0.175, hueAt(66))

/** The contrast ratio of WCAG 2.2 AA for edges, rings and stars (1.4.11). */
const VISIBLE = 3
/** The contrast ratio of WCAG 2.2 AAA for text, which step 12 and the main text reach. */
const STRONG = 7
/** For secondary text on the deep shade: quieter than the main text, well above the minimum for text. */
const QUIET_ON_DEEP = 8
/** Spec §9. */
const VARIANT_OPACITY = 0.6

/** Token name without its dashes → opaque `#rrggbb`. */
export type ColorTokens = Readonly<Record<string, string>>

/** An agency's colours, calculated once for both modes. */
export interface BrandColors {
  brand: BrandSolid
  secondary: BrandSolid | null
  neutralTint: Srgb
}

/**
 * Returns every colour token of a mode as opaque `#rrggbb`. Text reaches 4.5:1 on each of its grounds, edges 3:1 on
 * page and raised surfaces, and the borders of fields also on the quiet grey. The focus ring reaches 3:1 on every
 * ground.
 */
export function colorTokens(colors: BrandColors, mode: ColorMode): ColorTokens {
  const solved = Object.entries(solvedColors(colors, mode))
  return Object.fromEntries(solved.map(([name, color]) => [name, toHex(color)]))
}

function solvedColors({ brand, ...given }: BrandColors, mode: ColorMode): Record<string, Srgb> {
  const { seed } = brand
  const { tints, page, card, popover, muted, ...palette } = paletteOf(seed, given.neutralTint, mode)
  const [, , accent] = tints
  const away = mode === 'light' ? 'black' : 'white'
  const raised = [page, card, popover]
  const grounds = [...raised, muted, ...tints.slice(0, 5)]
  const readable = contrastLimit(away, READABLE, grounds)
  const strong = contrastLimit(away, STRONG, grounds)
  const visible = contrastLimit(away, VISIBLE, raised)
  const text = solveContrast(palette.text, strong)
  const link = solveContrast(seed, readable)
  const strongBrand = solveContrast(seed, strong)
  const edge = solveContrast(brand.solid, visible)
  const variant = composite(seed, page, VARIANT_OPACITY)
  const secondary = given.secondary ?? { solid: accent, text: strongBrand, hover: tints[3] }
  const scale = [...tints, brand.solid, brand.hover, link, strongBrand]
  const { deep, deepLine, paper } = palette
  return {
    'primary-color': seed,
    'primary-color-text': specTextColor(seed),
    'primary-color-60': variant,
    ...Object.fromEntries(scale.map((step, index) => [`brand-${index + 1}`, step])),
    'brand-contrast': brand.text,
    'brand-edge': edge,
    'brand-a60': variant,
    'brand-a60-contrast': textOn(variant),
    background: page,
    foreground: text,
    card,
    'card-foreground': text,
    popover,
    'popover-foreground': text,
    primary: brand.solid,
    'primary-foreground': brand.text,
    'primary-hover': brand.hover,
    secondary: secondary.solid,
    'secondary-foreground': secondary.text,
    'secondary-hover': secondary.hover,
    'secondary-edge': solveContrast(secondary.solid, visible),
    link,
    accent,
    'accent-foreground': strongBrand,
    muted,
    'muted-foreground': solveContrast(palette.quiet, readable),
    border: palette.border,
    input: solveContrast(palette.input, contrastLimit(away, VISIBLE, [...raised, muted])),
    // A focused element may lie on a selected row, in a range of days or in a message, so the ring contrasts with
    // their tints too.
    ring: solveContrast(brand.solid, contrastLimit(away, VISIBLE, grounds)),
    sidebar: card,
    'sidebar-foreground': text,
    'sidebar-primary': brand.solid,
    'sidebar-primary-foreground': brand.text,
    // Deep shades lie behind footers, banners and text on pictures in both modes, so their texts are solved towards
    // white in both.
    deep,
    'deep-foreground': paper,
    'deep-muted-foreground': solveContrast(deepLine, contrastLimit('white', QUIET_ON_DEEP, [deep])),
    'deep-border': deepLine,
    'deep-link': solveContrast(brand.solid, contrastLimit('white', READABLE, [deep])),
    shade: palette.shade,
    'shade-foreground': paper,
    ...signalTokens(readable, visible),
  }
}

/** The spec's text colour if it is readable, else the other. Either black or white always reaches 4.5:1. */
function textOn(ground: Srgb): Srgb {
  const text = specTextColor(ground)
  return contrast(text, ground) >= READABLE ? text : otherText(text)
}

/**
 * Returns destructive, success and warning and the colour of rating stars. Signals are readable as text on every
 * ground and as the ground of their own foreground at 4.5:1; stars reach 3:1.
 */
function signalTokens(readable: ContrastLimit, visible: ContrastLimit): Record<string, Srgb> {
  const tokens: Record<string, Srgb> = { rating: solveContrast(star, visible) }
  for (const [name, start] of Object.entries(signals)) {
    const solved = solveContrast(start, readable)
    tokens[name] = solved
    tokens[`${name}-foreground`] = contrast(white, solved) >= READABLE ? white : black
  }
  return tokens
}
