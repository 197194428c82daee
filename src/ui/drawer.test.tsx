// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Drawer, type DrawerProps } from './drawer.tsx'

function Sample({ side }: Pick<DrawerProps, 'side'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Drawer
        title="Filters"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        {...(side && { side })}
        footer={<button type="button">Show</button>}
      >
        <input aria-label="Stars" />
      </Drawer>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Filter', hidden: true })
const veil = () => document.querySelector('[data-drawer]') ?? document.body

describe('Drawer', () => {
  it.each(['start', 'end', 'bottom', 'sheet'] as const)(
    'takes focus and page behind out of reach, and returns both: %s',
    async (side) => {
      const { container } = render(<Sample side={side} />)
      await userEvent.click(opener())
      const drawer = screen.getByRole('dialog', { name: 'Filters' })
      expect(drawer).toContainElement(document.activeElement as HTMLElement)
      expect(container.inert).toBe(true)
      expect(document.documentElement).toHaveClass('overflow-hidden')
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(container.inert).toBe(false)
      expect(document.documentElement).not.toHaveClass('overflow-hidden')
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  )

  it.each([
    ['its close button', () => screen.getByRole('button', { name: 'Close' })],
    ['a press outside', veil],
  ])('closes by %s', async (_, target) => {
    render(<Sample />)
    await userEvent.click(opener())
    await userEvent.click(target())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves messages above the page within reach', async () => {
    const messages = document.createElement('div')
    messages.dataset.overPage = ''
    document.body.append(messages)
    render(<Sample />)
    await userEvent.click(opener())
    expect(messages.inert).not.toBe(true)
    messages.remove()
  })
})
