import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { threadMilliseconds } from '../tenant-folders/testing-cpu-time.ts'
import { checkSvg } from './check-svg.ts'
import { MOST_DASHES, MOST_DEPTH, MOST_ELEMENTS, MOST_STOPS } from './drawing/drawing-limits.ts'
import { drawing, times } from './drawing/testing-drawing.ts'
import { hostileDrawings } from './drawing/testing-drawings.ts'
import { realLogos } from './drawing/testing-logos.ts'
import { MOST_SVG_BYTES } from './stored-picture.ts'

const tenants = join(import.meta.dirname, '../../../../tenants')

describe('checkSvg, on the work of a drawing,', () => {
  it.each(hostileDrawings)('refuses %s', (_name, text, reason) => {
    expect(text.length).toBeLessThanOrEqual(MOST_SVG_BYTES)
    expect(checkSvg(text)).toMatch(reason)
  })

  it.each(globSync('*/*.svg', { cwd: tenants }))('accepts tenants/%s', (path) => {
    expect(checkSvg(readFileSync(join(tenants, path), 'utf8'))).toBeNull()
  })

  it.each(realLogos)('accepts %s', (_name, text) => {
    expect(checkSvg(text)).toBeNull()
  })

  it.each([
    [
      'depth',
      drawing('<g>'.repeat(MOST_DEPTH - 1) + '</g>'.repeat(MOST_DEPTH - 1)),
      drawing('<g>'.repeat(MOST_DEPTH) + '</g>'.repeat(MOST_DEPTH)),
    ],
    ['elements', drawing('<g/>'.repeat(MOST_ELEMENTS - 1)), drawing('<g/>'.repeat(MOST_ELEMENTS))],
    [
      'stops',
      drawing(`<linearGradient>${times(MOST_STOPS, '<stop/>')}</linearGradient>`),
      drawing(`<linearGradient>${times(MOST_STOPS + 1, '<stop/>')}</linearGradient>`),
    ],
    [
      'dashes',
      drawing(`<path stroke-dasharray="1 1" d="M0 0h${2 * MOST_DASHES}"/>`),
      drawing(`<path stroke-dasharray="1 1" d="M0 0h${2 * MOST_DASHES + 1}"/>`),
    ],
  ])('applies the limit of %s exactly', (_name, most, more) => {
    expect(checkSvg(most)).toBeNull()
    expect(checkSvg(more)).not.toBeNull()
  })

  it('reads no further than the fault', () => {
    expect(checkSvg(drawing(`${'<g>'.repeat(90)}<script/>`))).toMatch(/deep/)
    expect(checkSvg(drawing(`<script/>${'<g>'.repeat(90)}`))).toMatch(/script/)
  })

  it('takes time in proportion to the size', () => {
    const milliseconds = (count: number) => {
      const text = drawing(times(count, '<g><path style="fill:red;opacity:.9" class="a b" d="M0 0h9"/></g>'))
      // Many runs, because the processor's clock may be coarse.
      return threadMilliseconds(() => {
        for (let run = 0; run < 30; run += 1) checkSvg(text)
      })
    }
    milliseconds(50)
    // Four times the size in four times the time; quadratic work would take sixteen.
    expect(milliseconds(280) / milliseconds(70)).toBeLessThan(11)
  })
})
