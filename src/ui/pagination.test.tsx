// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

function show(page: number, pages: number) {
  return render(
    <Pagination
      label="Pages of bookings"
      page={page}
      pages={pages}
      hrefOf={(to) => `/bookings?page=${to}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(to) => `Page ${to}`}
      positionLabel={(at, of) => `Page ${at} of ${of}`}
      summary="21–40 of 236"
    />,
  )
}

const link = (name: string) => screen.getByRole('link', { name })

describe('Pagination', () => {
  it('links to each shown page, and marks the current one', () => {
    show(5, 12)
    expect(screen.getByRole('navigation', { name: 'Pages of bookings' })).toBeVisible()
    expect(link('Page 6')).toHaveAttribute('href', '/bookings?page=6')
    expect(link('Page 5')).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'))).toHaveLength(1)
  })

  it('steps to the neighbours, and nowhere at the ends', () => {
    const { unmount } = show(5, 12)
    expect(link('Previous')).toHaveAttribute('href', '/bookings?page=4')
    expect(link('Next')).toHaveAttribute('href', '/bookings?page=6')
    unmount()
    show(1, 12)
    expect(link('Previous')).toHaveAttribute('aria-disabled', 'true')
    expect(link('Previous')).not.toHaveAttribute('href')
  })

  it('states the position in words, for phones', () => {
    show(5, 12)
    expect(screen.getByText('Page 5 of 12')).toHaveClass('sm:hidden')
  })

  it('is absent for a single page', () => {
    const { container } = show(1, 1)
    expect(container).toBeEmptyDOMElement()
  })
})
