import type { PicturePart } from './raster.ts'

/** What may stand before the root of a checked drawing. */
const prologue = /^(?:\s|\uFEFF|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*/
const rootTag = /^<((?:[\w-]+:)?svg)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/
const placing = /\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * Takes the text of a checked SVG, its size and the part of it that is wanted (shares of width and height), and gives a drawing
 * of that part: the whole inside a window. Null where its root is not found.
 */
export function cutSvg(
  text: string,
  size: { width: number; height: number },
  part: PicturePart,
): string | null {
  const drawing = text.replace(prologue, '')
  const [tag, name, attributes = ''] = rootTag.exec(drawing) ?? []
  if (tag === undefined) return null
  const [x, y, width, height] = [
    part.x * size.width,
    part.y * size.height,
    part.width * size.width,
    part.height * size.height,
  ].map(rounded)
  const place = ` x="0" y="0" width="${size.width}" height="${size.height}"`
  const inner = `<${name}${place}${attributes.replace(placing, '')}>${drawing.slice(tag.length)}`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`
  return `${root}${inner}</svg>`
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000
}
