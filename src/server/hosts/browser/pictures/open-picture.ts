import { pictureType } from '../../../domain/pictures/picture-type.ts'
import type { Bytes } from '../../../domain/pictures/raster.ts'
import { canvasOf, type Drawable, type Size } from './canvas.ts'
import type { OpenSvg } from './svg-drawer.ts'

/** A picture that was opened, with its own size. */
export interface OpenedPicture extends Size {
  isDrawing: boolean
  /** Gives it to be drawn: what is made of pixels as it is, a drawing of lines as large as it is wanted, never enlarged from less. */
  at(wanted: Size): Drawable
}

/** Opens a picture, SVG or raster; throws where it cannot be drawn. */
export type OpenPicture = (picture: Bytes | string) => Promise<OpenedPicture>

/** Gives what opens pictures in a worker. */
export function pictureOpener(openSvg: OpenSvg): OpenPicture {
  return async (picture) => {
    if (typeof picture !== 'string' && pictureType(picture) !== null) {
      const bitmap = await openedRaster(picture)
      return { width: bitmap.width, height: bitmap.height, isDrawing: false, at: () => bitmap }
    }
    const svg = await openSvg(typeof picture === 'string' ? picture : new TextDecoder().decode(picture))
    return {
      width: svg.width,
      height: svg.height,
      isDrawing: true,
      at(wanted) {
        const drawn = svg.draw(wanted)
        const context = canvasOf(drawn)
        context.putImageData(drawn, 0, 0)
        return context.canvas
      },
    }
  }
}

/** Opens a raster, upright as the camera held it. Throws where the browser cannot. */
export function openedRaster(picture: Bytes): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([picture]), { imageOrientation: 'from-image' })
}
