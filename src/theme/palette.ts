import { type Hue, hueAt, toOklch, toSrgb } from './oklch.ts'
import type { Srgb } from './srgb.ts'

/** The two modes of a page; CSS decides which one applies. */
export type ColorMode = 'light' | 'dark'

/** A value of the palette in each of the two modes. */
type Modes<Value> = readonly [light: Value, dark: Value]

/** Lightness and highest chroma of the brand's tints, steps 1 to 8: grounds first, then borders. */
const tintSteps: Modes<readonly (readonly [l: number, c: number])[]> = [
  [
    [0.988, 0.008],
    [0.972, 0.016],
    [0.949, 0.032],
    [0.922, 0.05],
    [0.893, 0.066],
    [0.858, 0.08],
    [0.812, 0.1],
    [0.742, 0.13],
  ],
  [
    [0.185, 0.016],
    [0.215, 0.024],
    [0.262, 0.042],
    [0.302, 0.056],
    [0.342, 0.066],
    [0.388, 0.076],
    [0.448, 0.09],
    [0.535, 0.11],
  ],
]

/**
 * Lightness of the neutral surfaces, lines and texts. Dark mode shows elevation by light, since shadows are hardly
 * visible.
 */
const neutralSteps = {
  page: [0.987, 0.168],
  card: [1, 0.212],
  popover: [1, 0.236],
  muted: [0.962, 0.252],
  border: [0.908, 0.318],
  input: [0.78, 0.42],
  text: [0.215, 0.962],
  quiet: [0.53, 0.7],
  /** Text on deep shades: white with a trace of colour in both modes. */
  paper: [0.988, 0.988],
} satisfies Record<string, Modes<number>>

/** Lightness of the brand's shades that are dark in both modes. */
const deepSteps = {
  /** Footers and banners, and the lines on them. */
  deep: [0.262, 0.222],
  deepLine: [0.38, 0.38],
  /** The base of shadows and picture scrims. */
  shade: [0.17, 0.08],
} satisfies Record<string, Modes<number>>

/** Below this chroma the hue is rounding noise; such brands get the cool hue that screens show as neutral. */
const HUELESS = 0.004
const COOL_HUE = 262
const YELLOW_HUE = 104
/** The distance from yellow, in degrees, within which its correction applies: 0.6 radians. */
const YELLOW_REACH = 34.37747

/** The colours that a brand gives one mode, before text is solved against them. */
export interface Palette extends Record<keyof typeof neutralSteps | keyof typeof deepSteps, Srgb> {
  /** Brand tints 1 to 8. */
  tints: Tints
}

type Tints = readonly [Srgb, Srgb, Srgb, Srgb, Srgb, Srgb, Srgb, Srgb]

/**
 * Returns tints, neutrals and deep shades of a mode, from the brand colour and the colour whose hue the greys carry.
 * It depends on nothing else and cannot fail.
 */
export function paletteOf(seed: Srgb, neutralTint: Srgb, mode: ColorMode): Palette {
  const brand = undertoneOf(seed)
  const grey = undertoneOf(neutralTint)
  const yellow = yellowness(brand.h)
  // A pale yellow needs nearly twice the chroma of a pale blue to differ from paper; a dark yellow turns to mud.
  const gain = 1 + 0.8 * yellow
  const most = Math.max(brand.c, brand.breath)
  const deepChroma = Math.max(0.008, Math.min(brand.c * 0.55, 0.075 - 0.055 * yellow))
  const column = mode === 'light' ? 0 : 1
  const tints = tintSteps[column].map(([l, c]) => toSrgb(l, Math.min(c * gain, most), brand.hue))
  return {
    tints: tints as unknown as Tints,
    ...stepsOf(neutralSteps, column, (l) => toSrgb(l, breathAt(l, grey.breath), grey.hue)),
    ...stepsOf(deepSteps, column, (l) => toSrgb(l, deepChroma, brand.hue)),
  }
}

function stepsOf<Name extends string>(
  steps: Readonly<Record<Name, readonly number[]>>,
  column: number,
  shadeAt: (lightness: number) => Srgb,
): Record<Name, Srgb> {
  const shades = {} as Record<Name, Srgb>
  for (const name in steps) shades[name] = shadeAt(steps[name][column] as number)
  return shades
}

/** The hue and chroma that a colour passes to the shades made from it. */
interface Undertone {
  c: number
  h: number
  hue: Hue
  /** The chroma of greys with its hue. */
  breath: number
}

function undertoneOf(color: Srgb): Undertone {
  const { c, h } = toOklch(color)
  const angle = c < HUELESS ? COOL_HUE : h
  return { c, h: angle, hue: hueAt(angle), breath: Math.min(0.014, Math.max(0.004, c * 0.09)) }
}

/** Near white and near black, a little chroma already looks coloured; in between it takes more. */
function breathAt(l: number, breath: number): number {
  return breath * (l > 0.9 ? 0.3 + (1 - l) * 5 : 1)
}

/** Nearness of a hue to yellow, 0 to 1. */
function yellowness(hue: number): number {
  const away = ((hue - YELLOW_HUE + 540) % 360) - 180
  return Math.exp(-((away / YELLOW_REACH) ** 2))
}
