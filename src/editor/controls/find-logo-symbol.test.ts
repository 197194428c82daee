// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findLogoSymbol, type Ink, measureInk } from './find-logo-symbol.ts'

/** A picture of 240 by 64, with ink in some column ranges, between rows 8 and 56. */
const drawn = (...parts: [number, number][]): Ink => ({
  width: 240,
  height: 64,
  has: (x, y) => y >= 8 && y < 56 && parts.some(([from, to]) => x >= from && x < to),
})
const mark: [number, number] = [4, 52]
const word: [number, number] = [64, 236]

/** The columns that a box contains. */
const columns = (box: ReturnType<typeof findLogoSymbol>) =>
  box && [Math.round(box.x * 240), Math.round((box.x + box.width) * 240)]

describe('icon part of a wide logo', () => {
  it('is the symbol before the word, whole and square', () => {
    const box = findLogoSymbol(drawn(mark, word), false)
    const [from = 0, to = 0] = columns(box) ?? []
    expect(from).toBeLessThanOrEqual(4)
    expect(to).toBeGreaterThanOrEqual(52)
    expect(to).toBeLessThan(64)
    expect((box?.width ?? 0) * 240).toBeCloseTo((box?.height ?? 0) * 64)
  })

  it('is the symbol after the word if only that exists or reading starts there', () => {
    expect(columns(findLogoSymbol(drawn([4, 170], [186, 234]), false))?.[0]).toBeGreaterThan(170)
    expect(columns(findLogoSymbol(drawn([4, 52], [60, 176], [186, 234]), true))?.[0]).toBeGreaterThan(176)
    expect(columns(findLogoSymbol(drawn([4, 52], [60, 176], [186, 234]), false))?.[1]).toBeLessThan(64)
  })

  it('is the square at the reading side if no part is a symbol', () => {
    expect(columns(findLogoSymbol(drawn([4, 236]), false))).toEqual([0, 64])
    expect(columns(findLogoSymbol(drawn([4, 236]), true))).toEqual([176, 240])
  })

  it('is null if the picture is almost square or empty', () => {
    expect(findLogoSymbol({ ...drawn(mark), width: 66 }, false)).toBeNull()
    expect(findLogoSymbol(drawn(), false)).toBeNull()
  })
})

describe('ink of a picture', () => {
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
})
