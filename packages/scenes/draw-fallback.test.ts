// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { drawFallback } from './draw-fallback.ts'

it('the fallback picture is a small, constant, well-formed SVG of the shape of a scene', () => {
  const svg = drawFallback()
  expect(drawFallback()).toBe(svg)
  expect(svg.length).toBeLessThan(2048)
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 640 480')
  expect(svg).not.toMatch(/script|href="[^#]|<text/)
})
