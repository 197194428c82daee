import { type Hue, hueAt, toOklch, toSrgb } from './oklch.ts'
import type { Srgb } from './srgb.ts'

/** A page is drawn in one of two modes; which one applies is decided by CSS. */
export type ColorMode = 'light' | 'dark'

/** Lightness and highest chroma of the brand's tints, steps 1 to 8: grounds first, then borders. */
const tintSteps: Readonly<Record<ColorMode, readonly (readonly [l: number, c: number])[]>> = {
  light: [
    [0.988, 0.008],
    [0.972, 0.016],
    [0.949, 0.032],
    [0.922, 0.05],
    [0.893, 0.066],
    [0.858, 0.08],
    [0.812, 0.1],
    [0.742, 0.13],
  ],
  dark: [
    [0.185, 0.016],
    [0.215, 0.024],
    [0.262, 0.042],
    [0.302, 0.056],
    [0.342, 0.066],
    [0.388, 0.076],
    [0.448, 0.09],
    [0.535, 0.11],
  ],
}

/** Lightness of the neutral surfaces and lines. In the dark mode height is shown by light, since shadows hardly show. */
const neutralSteps = {
  light: {
    page: 0.987,
    card: 1,
    popover: 1,
    muted: 0.962,
    border: 0.908,
    input: 0.78,
    text: 0.215,
    quiet: 0.53,
  },
  dark: {
    page: 0.168,
    card: 0.212,
    popover: 0.236,
    muted: 0.252,
    border: 0.318,
    input: 0.42,
    text: 0.962,
    quiet: 0.7,
  },
} as const

type NeutralName = keyof (typeof neutralSteps)['light']

/** Below this chroma a hue is rounding noise; such brands get the cool hue that screens call neutral. */
const HUELESS = 0.004
const COOL_HUE = (262 * Math.PI) / 180
const YELLOW_HUE = (104 * Math.PI) / 180

/** The colours that an agency's brand gives one mode before text is solved against them. */
export interface Palette {
  /** Brand tints 1 to 8. */
  tints: readonly Srgb[]
  neutrals: Readonly<Record<NeutralName, Srgb>>
  /** A deep shade of the brand for footers and banners, dark in both modes. */
  deep: Srgb
  deepLine: Srgb
  /** What shadows and picture scrims are made of. */
  shade: Srgb
  /** Text on deep shades: white with a breath of the brand in both modes. */
  paper: Srgb
}

/** Takes the brand colour, the colour whose hue the greys carry, and a mode; gives tints, neutrals and the deep shade. Depends on nothing else and cannot fail. */
export function paletteOf(seed: Srgb, neutralTint: Srgb, mode: ColorMode): Palette {
  const brand = undertoneOf(seed)
  const grey = undertoneOf(neutralTint)
  const isLight = mode === 'light'
  const gain = yellowGain(brand.angle)
  const most = Math.max(brand.chroma, brand.breath)
  const deepChroma = Math.max(0.008, Math.min(brand.chroma * 0.55, deepChromaAt(brand.angle)))
  const deep = (l: number) => toSrgb(l, deepChroma, brand.hue)
  return {
    tints: tintSteps[mode].map(([l, c]) => toSrgb(l, Math.min(c * gain, most), brand.hue)),
    neutrals: neutralsOf(grey, neutralSteps[mode]),
    deep: deep(isLight ? 0.262 : 0.222),
    deepLine: deep(0.38),
    paper: neutral(grey, 0.988),
    shade: deep(isLight ? 0.17 : 0.08),
  }
}

/** What a colour lends to the shades made of it. */
interface Undertone {
  angle: number
  hue: Hue
  chroma: number
  /** The chroma of neutrals that carry it. */
  breath: number
}

function undertoneOf(colour: Srgb): Undertone {
  const { c, h } = toOklch(colour)
  const angle = c < HUELESS ? COOL_HUE : h
  return { angle, hue: hueAt(angle), chroma: c, breath: Math.min(0.014, Math.max(0.004, c * 0.09)) }
}

function neutralsOf(grey: Undertone, steps: Readonly<Record<NeutralName, number>>): Palette['neutrals'] {
  return {
    page: neutral(grey, steps.page),
    card: neutral(grey, steps.card),
    popover: neutral(grey, steps.popover),
    muted: neutral(grey, steps.muted),
    border: neutral(grey, steps.border),
    input: neutral(grey, steps.input),
    text: neutral(grey, steps.text),
    quiet: neutral(grey, steps.quiet),
  }
}

/** A grey with a breath of colour. Near white and near black the eye takes little chroma for colour, in between it takes more to see any. */
function neutral({ hue, breath }: Undertone, l: number): Srgb {
  return toSrgb(l, l > 0.9 ? breath * (0.3 + (1 - l) * 5) : breath, hue)
}

/** How near a hue is to yellow, 0 to 1. */
function yellowness(hue: number): number {
  const away = Math.atan2(Math.sin(hue - YELLOW_HUE), Math.cos(hue - YELLOW_HUE))
  return Math.exp(-((away / 0.6) ** 2))
}

/** A pale yellow needs nearly twice the chroma of a pale blue not to look like paper. */
const yellowGain = (hue: number) => 1 + 0.8 * yellowness(hue)
/** A dark one turns to mud: its chroma is held back. */
const deepChromaAt = (hue: number) => 0.075 - 0.055 * yellowness(hue)
