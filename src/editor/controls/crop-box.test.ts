import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CropBox, corners, isWhole, movedBox, pulledBox, wholeBox } from './crop-box.ts'

const share = fc.double({ min: -2, max: 2, noNaN: true })
const aspect = fc.option(fc.double({ min: 0.2, max: 5, noNaN: true }), { nil: null })

function isInside({ x, y, width, height }: CropBox): boolean {
  return (
    x >= -1e-9 && y >= -1e-9 && width > 0 && height > 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9
  )
}

it('stays inside the picture however it is moved and resized, and keeps its aspect ratio', () => {
  fc.assert(
    fc.property(
      aspect,
      fc.array(fc.tuple(fc.constantFrom(...corners, null), share, share), { maxLength: 20 }),
      (ratio, steps) => {
        let box = wholeBox(ratio)
        for (const [corner, dx, dy] of steps) {
          box = corner ? pulledBox(box, corner, dx, dy, ratio) : movedBox(box, dx, dy)
          expect(isInside(box)).toBe(true)
          if (ratio !== null) expect(box.width / box.height).toBeCloseTo(ratio, 6)
        }
      },
    ),
  )
})

it('starts with the whole picture, or the largest centred part of the aspect ratio', () => {
  expect(isWhole(wholeBox(null))).toBe(true)
  expect(wholeBox(0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(wholeBox(2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})
