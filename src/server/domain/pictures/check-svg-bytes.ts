import { utf8 } from '../../kernel/text/utf8.ts'
import { checkSvg } from './check-svg.ts'

/** Returns the first reason why an SVG file's bytes cannot be an agency's picture, or null. */
export function checkSvgBytes(bytes: Uint8Array): string | null {
  const text = utf8(bytes)
  return text === null ? 'is not UTF-8 text' : checkSvg(text)
}
