import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { MOST_PIXELS } from '../../../adapters/raster/redrawn-size.ts'
import type { Size } from './canvas.ts'

/** The files for drawing SVG: a program, and fonts for text. They are fetched for the first drawing. */
export interface DrawingFiles {
  program: () => Promise<WebAssembly.Module>
  font: (name: string) => Promise<Uint8Array>
}

/** An opened SVG with its natural size. */
export interface SvgDrawing extends Size {
  /** Draws it so that it fills a size, with its own proportions. */
  draw(wanted: Size): ImageData
}

/** Opens an SVG; throws if it cannot be drawn. */
export type OpenSvg = (svg: string) => Promise<SvgDrawing>

/** Fonts for `serif` and `sans-serif`, and for the other scripts of pages. */
const faces = { sansSerifFamily: 'IBM Plex Sans', serifFamily: 'Lora', defaultFontFamily: 'IBM Plex Sans' }
const fontNames = [
  'ibm-plex-sans-400-latin',
  'ibm-plex-sans-700-latin',
  'ibm-plex-sans-400-latin-ext',
  'lora-600-latin',
  'vazirmatn-400-arabic',
  'vazirmatn-700-arabic',
]

/** Makes the function that opens SVG in a worker, where browsers open none. */
export function svgDrawer({ program, font }: DrawingFiles): OpenSvg {
  const begun = once(async () => initWasm(await program()))
  const fonts = once(() => Promise.all(fontNames.map(font)))

  return async (svg) => {
    const [fontBuffers] = await Promise.all([/<(?:\w+:)?text\b/.test(svg) ? fonts() : [], begun()])
    const options = { font: { fontBuffers, ...faces } }
    const { width, height } = using(new Resvg(svg, options), ({ width, height }) => ({ width, height }))
    return {
      width,
      height,
      draw(wanted) {
        const scale = Math.max(wanted.width / width, wanted.height / height)
        if (width * height * scale ** 2 > MOST_PIXELS) throw new Error('The drawing is too long to be drawn.')
        return using(new Resvg(svg, { ...options, fitTo: { mode: 'zoom', value: scale } }), (opened) =>
          using(opened.render(), ({ width, height, pixels }) => new ImageData(plain(pixels), width, height)),
        )
      },
    }
  }
}

/** Does something once; a failure is tried again. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** The program's memory has to be freed. */
function using<Held extends { free(): void }, Value>(held: Held, take: (held: Held) => Value): Value {
  try {
    return take(held)
  } finally {
    held.free()
  }
}

/** The program's colours are premultiplied by their opacity; a picture's are not. */
function plain(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const colors = new Uint8ClampedArray(pixels)
  for (let at = 0; at < colors.length; at += 4) {
    const alpha = colors[at + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel += 1)
      colors[channel] = ((colors[channel] ?? 0) * 255) / alpha
  }
  return colors
}
