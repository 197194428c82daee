import { type DrawLogo, mostLogoPixels, onPaper } from '../../../adapters/pdf/printed-logo.ts'
import { canvasOf, drawInto, insideOf } from './canvas.ts'
import { opaquePng } from './opaque-png.ts'
import type { OpenPicture } from './open-picture.ts'

/** Makes the function that draws a logo for print in a worker. */
export function logoPrinter(open: OpenPicture): DrawLogo {
  return async (logo, ground) => {
    try {
      const opened = await open(logo)
      const { width, height, isDrawing } = opened
      // A raster is never enlarged.
      const most = isDrawing
        ? mostLogoPixels
        : {
            width: Math.min(width, mostLogoPixels.width),
            height: Math.min(height, mostLogoPixels.height),
          }
      const size = insideOf(opened, most)
      const context = canvasOf(size, ground)
      drawInto(context, opened.at(size), { left: 0, top: 0, ...size })
      const { data } = context.getImageData(0, 0, size.width, size.height)
      return onPaper(Buffer.from(await opaquePng(data, size.width, size.height)), size)
    } catch {
      return null
    }
  }
}
