// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { iconPaths } from './icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

const outlines = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

describe('EmptyState', () => {
  it('states in a heading what is missing, then why, and what to do next', () => {
    render(
      <EmptyState icon="place" level={1} title="No trips yet" actions={<a href="/">Search</a>}>
        Book one and it shows here.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'No trips yet' })).toBeVisible()
    expect(screen.getByText('Book one and it shows here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search' })).toBeVisible()
  })

  it('shows an icon by its name, or a rare one by its outline; both are silent', () => {
    const { container, rerender } = render(<EmptyState icon="place" title="Nothing" />)
    expect(outlines(container)).toContain(iconPaths.place)
    rerender(<EmptyState icon={{ path: moreIconPaths.inbox }} title="Nothing" />)
    expect(outlines(container)).toContain(moreIconPaths.inbox)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
