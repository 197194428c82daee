import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

/** Numbers of an outline that are drawn from the grid's own origin. */
const absolute = (path: string) =>
  [...path.matchAll(/[MLHV]([\d. -]+)/g)].flatMap(([, numbers = '']) =>
    numbers
      .trim()
      .split(/[ ]|(?=-)/)
      .map(Number),
  )

describe('Icon', () => {
  it('is hidden from those who hear the page: the text beside it says what it means', () => {
    expect(renderToString(<Icon name="search" />)).toContain('aria-hidden="true"')
    expect(renderToString(<Icon path={moreIconPaths.upload} />)).toContain(moreIconPaths.upload)
  })

  it('turns round with the line of reading where it points along it, and only there', () => {
    expect(renderToString(<Icon name="end" />)).toContain('rtl:-scale-x-100')
    expect(renderToString(<Icon name="check" />)).not.toContain('rtl:')
  })

  it.each(Object.entries({ ...iconPaths, ...moreIconPaths }))('%s stays on its grid', (_, path) => {
    for (const number of absolute(path)) {
      expect(number).toBeGreaterThanOrEqual(2)
      expect(number).toBeLessThanOrEqual(22)
    }
  })
})
