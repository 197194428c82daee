import { cardSize } from '../../../domain/pictures/brand-address.ts'
import { cardPlan } from '../../../domain/pictures/card-plan.ts'
import type { Bytes, CardDrawing } from '../../../domain/pictures/raster.ts'
import { canvasOf, covering, drawInto, fileOf, insideOf } from './canvas.ts'
import type { OpenPicture } from './open-picture.ts'

/** Draws the card that shows where a page is shared. */
export async function drawCard(
  open: OpenPicture,
  { ground, logo, panel, accent }: CardDrawing,
): Promise<Bytes> {
  const [behind, mark] = await Promise.all([open(ground), open(logo)])
  const size = insideOf(mark, cardPlan.logo)
  const { panel: box, mark: place, band, radius } = cardPlan.of(size, panel)
  const context = canvasOf(cardSize, panel.color)
  const whole = { left: 0, top: 0, ...cardSize }
  drawInto(context, behind.at(cardSize), covering(behind, whole), whole)
  context.fillStyle = panel.color
  context.beginPath()
  context.roundRect(box.left, box.top, box.width, box.height, radius)
  context.fill()
  context.fillStyle = accent
  context.fillRect(band.left, band.top, band.width, band.height)
  drawInto(context, mark.at(size), { ...place, ...size })
  return fileOf(context, 'image/jpeg', 0.82)
}
