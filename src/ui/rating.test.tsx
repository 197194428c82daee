// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Rating } from './rating.tsx'

const filledOf = (value: number, total?: number) => {
  const { container, unmount } = render(
    <Rating value={value} label="Stars" {...(total !== undefined && { total })} />,
  )
  const filled = container.querySelectorAll('[data-star=filled]').length
  const all = container.querySelectorAll('[data-star]').length
  unmount()
  return [filled, all]
}

describe('Rating', () => {
  // §2.5.12, §9.8
  it('fills whole stars only, rounded down, out of five (spec §2.5)', () => {
    expect([4, 4.49, 4.99, 5].map((value) => filledOf(value))).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
      [5, 5],
    ])
  })

  it('stays between none and all', () => {
    expect([filledOf(-1), filledOf(7), filledOf(2, 3)]).toEqual([
      [0, 5],
      [5, 5],
      [2, 3],
    ])
  })

  it('is one picture, named in words', () => {
    render(<Rating value={3} label="3 out of 5 stars" />)
    expect(screen.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible()
  })
})
