import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { MOST_PIXELS } from '../../../adapters/raster/redrawn-size.ts'
import type { Size } from './canvas.ts'

/** What a drawing of lines is drawn with: a program, and fonts where it has words. Both are fetched when the first one is drawn. */
export interface DrawingFiles {
  program: () => Promise<WebAssembly.Module>
  font: (name: string) => Promise<Uint8Array>
}

/** A drawing of lines that was opened, with its own size. */
export interface SvgDrawing extends Size {
  /** Draws it as large as fills a size, its own edges to each other as they are. */
  draw(wanted: Size): ImageData
}

/** Opens a drawing of lines; throws where it is none that can be drawn. */
export type OpenSvg = (svg: string) => Promise<SvgDrawing>

/** Faces of the kinds that a drawing asks for by `serif` and `sans-serif`, and of the other letters of pages. */
const faces = { sansSerifFamily: 'IBM Plex Sans', serifFamily: 'Lora', defaultFontFamily: 'IBM Plex Sans' }
const fontNames = [
  'ibm-plex-sans-400-latin',
  'ibm-plex-sans-700-latin',
  'ibm-plex-sans-400-latin-ext',
  'lora-600-latin',
  'vazirmatn-400-arabic',
  'vazirmatn-700-arabic',
]

/** Gives what opens drawings of lines in a worker, whose browser opens none there. */
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

/** What the program holds has to be given back to it. */
function using<Held extends { free(): void }, Value>(held: Held, take: (held: Held) => Value): Value {
  try {
    return take(held)
  } finally {
    held.free()
  }
}

/** The program's colours are those that are seen, darkened as far as they are clear; a picture's are not. */
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
