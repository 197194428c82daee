// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

describe('Breadcrumbs', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Portugal', href: '/portugal' },
  ]

  it('is a named list of the pages above and the current page, which is no link', () => {
    render(<Breadcrumbs label="You are here" trail={trail} current="Lisbon" />)
    const list = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/portugal'])
    expect(list.getByText('Lisbon')).toHaveAttribute('aria-current', 'page')
  })

  it('keeps the link to the parent page on phones', () => {
    render(<Breadcrumbs label="You are here" trail={trail} current="Lisbon" />)
    const [home, above] = screen.getAllByRole('listitem')
    expect(home).toHaveClass('max-sm:hidden')
    expect(above).not.toHaveClass('max-sm:hidden')
  })
})
