// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  it('is nothing to those who hear the page', () => {
    const { container } = render(<Skeleton />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('has the shape of what is coming', () => {
    const { container } = render(<Skeleton shape="circle" />)
    expect(container.firstChild).toHaveClass('rounded-full')
  })

  it('is drawn by a line where the system takes grounds away', () => {
    const { container } = render(<Skeleton shape="text" />)
    expect(container.firstChild).toHaveClass('forced-colors:border')
  })
})
