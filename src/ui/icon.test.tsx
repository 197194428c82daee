import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

/** Absolute numbers of an outline, from the grid's origin. */
const absolute = (path: string) =>
  [...path.matchAll(/[MLHV]([\d. -]+)/g)].flatMap(([, numbers = '']) =>
    numbers
      .trim()
      .split(/[ ]|(?=-)/)
      .map(Number),
  )

describe('Icon', () => {
  it('is hidden from screen readers: the text next to it carries the meaning', () => {
    expect(renderToString(<Icon name="search" />)).toContain('aria-hidden="true"')
    expect(renderToString(<Icon path={moreIconPaths.upload} />)).toContain(moreIconPaths.upload)
  })

  it('is mirrored in right-to-left text if it points along the line, and only then', () => {
    expect(renderToString(<Icon name="end" />)).toContain('rtl:-scale-x-100')
    expect(renderToString(<Icon name="check" />)).not.toContain('rtl:')
  })

  it.each(Object.entries({ ...iconPaths, ...moreIconPaths }))('%s stays within its grid', (_, path) => {
    for (const number of absolute(path)) {
      expect(number).toBeGreaterThanOrEqual(2)
      expect(number).toBeLessThanOrEqual(22)
    }
  })
})
