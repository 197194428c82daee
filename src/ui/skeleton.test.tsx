// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('has the shape of the content that is loading', () => {
    const { container } = render(<Skeleton shape="circle" />)
    expect(container.firstChild).toHaveClass('rounded-full')
  })

  it('is drawn as an outline in forced colours', () => {
    const { container } = render(<Skeleton shape="text" />)
    expect(container.firstChild).toHaveClass('forced-colors:border')
  })
})
