// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

const ground = (name: string) => {
  const { container, unmount } = render(<Avatar name={name} />)
  const classes = container.querySelector('[role=img] > span')?.className
  unmount()
  return classes
}

describe('Avatar', () => {
  it('shows the initials, and announces the name', () => {
    render(<Avatar name="Ada Lovelace" />)
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  })

  it('shows the picture, and the initials if it fails to load', () => {
    render(<Avatar name="Ada Lovelace" src="/ada.jpg" />)
    const picture = document.querySelector('img')
    expect(picture).toHaveAttribute('src', '/ada.jpg')
    if (picture) fireEvent.error(picture)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  })

  it('always gives a person the same tint, and different people different tints', () => {
    expect(ground('Ada Lovelace')).toBe(ground(' Ada Lovelace'))
    const names = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Ken', 'Frances', 'Tim']
    expect(new Set(names.map(ground)).size).toBeGreaterThanOrEqual(4)
  })

  it('announces presence, and shows it by shape', () => {
    const { container } = render(<Avatar name="Ada" presence={{ state: 'busy', label: 'Busy' }} />)
    expect(screen.getByRole('img', { name: 'Ada, Busy' })).toBeVisible()
    expect(container.querySelector('[data-presence=busy] path')).not.toBeNull()
  })

  it('is silent if the name is next to it', () => {
    const { container } = render(<Avatar name="Ada" label="" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('shows a person icon if there is no name', () => {
    const { container } = render(<Avatar name="" label="Guest" />)
    expect(screen.getByRole('img', { name: 'Guest' })).toBeVisible()
    expect(container.querySelector('svg path')).not.toBeNull()
  })
})
