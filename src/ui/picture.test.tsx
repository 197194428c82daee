// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

describe('Picture', () => {
  // §2.5.11
  it('shows the fallback on error, then a drawn ground with the same name', () => {
    render(<Picture src="/a.jpg" fallback="/b.svg" alt="A beach" />)
    fireEvent.error(screen.getByRole('img', { name: 'A beach' }))
    expect(screen.getByRole('img', { name: 'A beach' }).getAttribute('src')).toBe('/b.svg')
    fireEvent.error(screen.getByRole('img', { name: 'A beach' }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('A beach')).toBeDefined()
  })

  it('tries again when it receives another picture', () => {
    const { rerender } = render(<Picture src="/a.jpg" fallback="/b.svg" alt="A beach" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Picture src="/c.jpg" fallback="/b.svg" alt="A beach" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe('/c.jpg')
  })

  it('shows the placeholder if nothing can be shown', () => {
    render(<Picture src="/a.jpg" alt="" placeholder={<b>AL</b>} />)
    fireEvent.error(document.querySelector('img') as HTMLImageElement)
    expect(screen.getByText('AL')).toBeVisible()
  })
})
