import { letterWidth, writeLetter } from './elements/alphabet.ts'
import { drawEmblem } from './elements/emblem.ts'
import { Paper } from './paper.ts'
import { createRandom, hashText } from './random.ts'

const schemes = [
  { ink: '#12355b', accent: '#f26b38' },
  { ink: '#0f5c4a', accent: '#f2b134' },
  { ink: '#7a1f3d', accent: '#e8a33c' },
  { ink: '#1f2a44', accent: '#2fa4a0' },
  { ink: '#c8372d', accent: '#1f2a44' },
  { ink: '#3d2c6b', accent: '#e8527a' },
  { ink: '#0b6e99', accent: '#8cc152' },
  { ink: '#23303a', accent: '#e2a03c' },
] as const

/**
 * Takes the name of an invented car-hire company and a seed and gives its logo, an SVG 60 high and as wide as the name needs.
 * The letters are drawn as lines, so no font is needed and every browser shows the same; letters it does not know are left out of the drawing, not of the label.
 */
export function drawProviderLogo(name: string, seed: string): string {
  const random = createRandom(`logo/${name}/${seed}`)
  const { ink, accent } = random.pick(schemes)
  const paper = new Paper(`p${hashText(`${name}/${seed}`, 2166136261).toString(36)}-`)
  drawEmblem(paper, random, ink, accent)
  const upright = random.chance(0.5)
  const weight = random.pick([3.4, 4.2, 5])
  const spacing = random.pick([5, 7, 9])
  const letters = [...name.normalize('NFD').toUpperCase()]
    .filter((letter) => letterWidth(letter) > 0)
    .slice(0, 18)
  let x = 0
  let data = ''
  for (const letter of letters) {
    data += writeLetter(letter, x)
    x += letterWidth(letter) + spacing
  }
  const place = upright ? 'translate(68 18)' : 'translate(74 18)skewX(-10)'
  paper.group({ transform: place, 'stroke-linejoin': 'round' }, () => paper.stroke(ink, weight, data))
  const width = Math.max(60, Math.round(68 + x + (letters.length > 0 ? 4 : -8)))
  const label = name
    .slice(0, 80)
    .replace(/[^ -~\u00a0-\uffff]/g, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60" role="img" aria-label="${label}" fill="none" stroke-linecap="round">${paper}</svg>`
}
