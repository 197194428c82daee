import { styleText } from 'node:util'
import { contrast } from '../../src/theme/contrast.ts'
import { parseHex } from '../../src/theme/srgb.ts'

type Format = Parameters<typeof styleText>[0]

/** Formats a text for the terminal; plain if the output is no terminal, or with NO_COLOR. */
export function ink(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stdout, validateStream: true })
}

/** A colour's name on its own colour (`#2574de`); the name alone if the output has no colours. */
export function swatch(color: string): string {
  if (ink('red', 'x') === 'x' || !/^#[0-9a-f]{6}$/i.test(color)) return color
  const value = parseHex(color.toLowerCase())
  const channels = [value >> 16, (value >> 8) & 255, value & 255].join(';')
  const text = contrast(value, 0) > contrast(value, 0xffffff) ? '30' : '97'
  return `\u001b[48;2;${channels}m\u001b[${text}m ${color} \u001b[0m`
}
