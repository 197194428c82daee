// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { measureInk } from './measure-ink.ts'

afterEach(() => vi.restoreAllMocks())

const picture = (naturalWidth: number, naturalHeight: number) =>
  ({ naturalWidth, naturalHeight }) as HTMLImageElement

/** Like a browser: a picture without width, or from another origin, cannot be read. */
function withCanvas(isTainted = false) {
  const context = {
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      if (width === 0) throw new DOMException('no width', 'IndexSizeError')
      if (isTainted) throw new DOMException('tainted', 'SecurityError')
      return { data: new Uint8ClampedArray(width * height * 4) }
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  )
}

it('searches a narrow picture in one column', () => {
  withCanvas()
  expect(measureInk(picture(1, 400))).toMatchObject({ width: 1, height: 64 })
})

it('returns null for a picture that the browser cannot read', () => {
  withCanvas(true)
  expect(measureInk(picture(400, 100))).toBeNull()
})
