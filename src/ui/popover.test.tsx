// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Popover } from './popover.tsx'

beforeEach(() => {
  render(
    <>
      <Popover trigger="Fruit">
        {(close) => (
          <>
            <button type="button" onClick={close}>
              Apple
            </button>
            <button type="button">Pear</button>
          </>
        )}
      </Popover>
      <button type="button">After</button>
    </>,
  )
})
afterEach(cleanup)

const focused = () => document.activeElement?.textContent
const open = () => userEvent.click(screen.getByRole('button', { name: 'Fruit' }))

describe('Popover', () => {
  it('moves through its panel with the arrow keys, Home and End', async () => {
    await open()
    const seen: (string | null | undefined)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(focused())
    }
    expect(seen).toEqual(['Apple', 'Pear', 'Fruit', 'Pear', 'Apple', 'Pear'])
  })

  it('closes when the focus moves on, and leaves it there', async () => {
    await open()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByText('Pear')).not.toBeNull()
    await userEvent.tab()
    expect(focused()).toBe('After')
    expect(screen.queryByText('Pear')).toBeNull()
  })

  it('returns the focus to its button when a choice closes it', async () => {
    await open()
    await userEvent.click(screen.getByText('Apple'))
    expect(focused()).toBe('Fruit')
    expect(screen.queryByText('Pear')).toBeNull()
  })

  it('handles Escape itself: a dialog around it stays open', async () => {
    await open()
    expect(fireEvent.keyDown(screen.getByText('Pear'), { key: 'Escape' })).toBe(false)
    expect(screen.queryByText('Pear')).toBeNull()
    expect(focused()).toBe('Fruit')
    expect(fireEvent.keyDown(screen.getByText('Fruit'), { key: 'Escape' })).toBe(true)
  })
})
