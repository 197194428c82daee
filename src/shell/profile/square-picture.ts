/** Pixels along the edge of what is sent: twice what is kept, so that nothing is lost by it. */
const EDGE = 512

/**
 * Takes a picture that somebody chose and gives its middle as a square, as a data address: small enough to be sent however
 * large the photo is, or null where the browser can read no picture in it. A browser without the means gives the file as it is, and the server judges.
 */
export async function squarePicture(file: Blob): Promise<string | null> {
  if (typeof createImageBitmap !== 'function') return addressOf(file)
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = EDGE
    canvas.height = EDGE
    const left = (picture.width - side) / 2
    const top = (picture.height - side) / 2
    const drawing = canvas.getContext('2d')
    if (!drawing) return await addressOf(file)
    drawing.drawImage(picture, left, top, side, side, 0, 0, EDGE, EDGE)
    return canvas.toDataURL('image/png')
  } catch {
    return addressOf(file)
  }
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
