import { pictureType } from '../../../domain/pictures/picture-type.ts'
import type { Bytes } from '../../../domain/pictures/raster.ts'
import { canvasOf, type Drawable, type Size } from './canvas.ts'
import type { OpenSvg } from './svg-drawer.ts'

/** An opened picture with its natural size. */
export interface OpenedPicture extends Size {
  isDrawing: boolean
  /** Returns it for drawing: a raster as it is, an SVG rendered at the requested size. */
  at(wanted: Size): Drawable
}

/** Opens a picture, SVG or raster; throws if it cannot be drawn. */
export type OpenPicture = (picture: Bytes | string) => Promise<OpenedPicture>

/** Makes the function that opens pictures in a worker. */
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

/** Opens a raster, rotated as the camera was held. Throws if the browser cannot. */
export function openedRaster(picture: Bytes): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([picture]), { imageOrientation: 'from-image' })
}
