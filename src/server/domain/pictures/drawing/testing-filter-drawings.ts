import { drawing, times } from './testing-drawing.ts'

/** A drawing with its reason of refusal. */
export type RefusedDrawing = readonly [name: string, text: string, reason: RegExp]

const filtered = (effects: string, attributes = '') =>
  drawing(`<filter id="f" ${attributes}>${effects}</filter><rect width="400" height="300" filter="url(#f)"/>`)

/** Drawings whose filter effects would occupy the renderer. */
export const filterDrawings: readonly RefusedDrawing[] = [
  [
    'a hundred turbulences',
    filtered(times(100, '<feTurbulence baseFrequency=".05" numOctaves="9"/>')),
    /^has 900 octaves of turbulence and uses of feMorphology; at most 8 can be drawn$/,
  ],
  ['a turbulence of a thousand octaves', filtered('<feTurbulence numOctaves="1e3"/>'), /^has 1000 octaves/],
  [
    'a turbulence on every shape',
    drawing(
      `<style>rect{filter:url(#f)}</style><filter id="f"><feTurbulence/></filter>${times(40, '<rect width="400" height="300"/>')}`,
    ),
    /^has 40 octaves/,
  ],
  [
    'a hundred blurs',
    filtered(times(100, '<feGaussianBlur stdDeviation="9"/>')),
    /^has 100 filter effects; at most 80 can be drawn$/,
  ],
  [
    'blurs as functions of CSS',
    drawing(times(50, '<rect width="400" height="300" style="filter:blur(4px) blur(4px)"/>')),
    /^has 100 filter effects/,
  ],
  [
    'a giant blur',
    filtered('<feGaussianBlur stdDeviation="5000"/>'),
    /^line 1: <feGaussianBlur> has a stdDeviation of 5000; at most 100 can be drawn$/,
  ],
  [
    'a giant shadow',
    filtered('<feDropShadow stdDeviation="2 900"/>'),
    /^line 1: <feDropShadow> has a stdDeviation of 900/,
  ],
  [
    'a wide morphology',
    filtered('<feMorphology operator="dilate" radius="100"/>'),
    /^line 1: <feMorphology> has a radius of 100; at most 4 can be drawn$/,
  ],
  [
    'a huge filter region',
    filtered('<feOffset/>', 'width="5000%"'),
    /^line 1: <filter> has a width of 5000%; at most 500% can be drawn$/,
  ],
  [
    'a huge filter region in units',
    filtered('<feOffset/>', 'filterUnits="userSpaceOnUse" height="90000"'),
    /^line 1: <filter> has a height of 90000/,
  ],
]
