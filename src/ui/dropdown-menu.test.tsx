// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import type { MenuItem } from './menu-item.ts'

const onEdit = vi.fn()
const onWifi = vi.fn()
const onSort = vi.fn()
const onShare = vi.fn()
const items: MenuItem[] = [
  { id: 'edit', label: 'Edit', onSelect: onEdit, shortcut: 'E' },
  { id: 'lock', label: 'Lock', onSelect: onEdit, disabled: true },
  { id: 'trips', kind: 'link', label: 'Trips', href: '/trips' },
  { id: 'line', kind: 'separator' },
  { id: 'show', kind: 'label', label: 'Show' },
  { id: 'wifi', kind: 'checkbox', label: 'Wi-Fi', checked: true, onChange: onWifi },
  {
    id: 'sort',
    kind: 'radio',
    value: 'price',
    onChange: onSort,
    options: [
      { value: 'price', label: 'By price' },
      { value: 'rating', label: 'By rating' },
    ],
  },
  { id: 'share', kind: 'submenu', label: 'Share', items: [{ id: 'mail', label: 'Mail', onSelect: onShare }] },
  { id: 'delete', label: 'Delete', onSelect: onEdit, destructive: true },
]

const Sample = () => (
  <DropdownMenu items={items}>
    <Button>More</Button>
  </DropdownMenu>
)
const focused = () => document.activeElement?.textContent
async function press(...keys: string[]) {
  const seen: (string | null | undefined)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    seen.push(focused())
  }
  return seen
}

/** jsdom has no layout, and the menu asks for sizes. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.style.direction = ''
})

describe('DropdownMenu', () => {
  it('opens from the keyboard, wraps round past disabled entries, and finds entries by typing', async () => {
    render(<Sample />)
    await userEvent.tab()
    expect(await press('{Enter}', '{ArrowDown}', '{End}', '{ArrowDown}', 'w')).toEqual([
      'EditE',
      'Trips',
      'Delete',
      'EditE',
      'Wi-Fi',
    ])
  })

  it('chooses with Enter, closes, and returns the focus to its button', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onEdit).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it('closes on Escape and returns the focus to its button', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it('stays open when a checkbox in it is toggled', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const wifi = screen.getByRole('menuitemcheckbox', { name: 'Wi-Fi' })
    expect(wifi).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'By price' })).toBeChecked()
    await userEvent.click(wifi)
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'By rating' }))
    expect(onWifi).toHaveBeenCalledWith(false)
    expect(onSort).toHaveBeenCalledWith('rating')
    expect(screen.getByRole('menu')).toBeVisible()
  })

  it('navigates by real links', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menuitem', { name: 'Trips' })).toHaveAttribute('href', '/trips')
  })

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])(
    'opens a submenu with the arrow towards it and closes it with the other: %s',
    async (direction, to, back) => {
      document.body.style.direction = direction
      render(<Sample />)
      await userEvent.tab()
      await press('{Enter}', '{End}', '{ArrowUp}')
      expect(await press(to, back)).toEqual(['Mail', 'Share'])
      await press(to, '{Enter}')
      expect(onShare).toHaveBeenCalledOnce()
    },
  )

  it('is in the landmark of its button, where users of landmarks look for it', async () => {
    render(
      <main>
        <Sample />
      </main>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('menu'))
  })

  it('keeps the page readable for screen readers, and its button without a style attribute', async () => {
    const html = renderToString(<Sample />)
    expect(html).not.toMatch(/\sstyle=/)
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true')
    expect(document.querySelector('head style, body > style')).toBeNull()
  })
})
