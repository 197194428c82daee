import { cardSize } from './brand-address.ts'
import type { CardDrawing, PixelBox } from './raster.ts'

const margin = 56
const inset = { x: 44, y: 34 } as const
const bandHeight = 12

/** The positions of a card's parts, in its pixels. */
export interface CardPlan {
  panel: PixelBox
  radius: number
  /** The upper left corner of the logo. */
  mark: { left: number; top: number }
  band: PixelBox
}

/** The most room that a card has for a logo, and the positions of all parts once its size is known. */
export const cardPlan = {
  logo: { width: 560, height: 96 },
  of(mark: { width: number; height: number }, { side, radius }: CardDrawing['panel']): CardPlan {
    const { width, height } = cardSize
    const box = { width: mark.width + 2 * inset.x, height: mark.height + 2 * inset.y }
    const left = side === 'left' ? margin : width - margin - box.width
    const top = height - bandHeight - margin - box.height
    return {
      panel: { left, top, ...box },
      radius: Math.min(radius, box.height / 2),
      mark: { left: Math.round(left + inset.x), top: Math.round(top + inset.y) },
      band: { left: 0, top: height - bandHeight, width, height: bandHeight },
    }
  },
} as const
