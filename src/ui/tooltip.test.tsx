// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Tooltip, TooltipGroup } from './tooltip.tsx'

const Sample = () => (
  <Tooltip text="Sends nothing yet">
    <Button>Preview</Button>
  </Tooltip>
)

/** jsdom has no layout, and the tooltip asks for sizes. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('Tooltip', () => {
  it('shows on keyboard focus, describes its trigger, and hides on Escape', async () => {
    render(<Sample />)
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Preview' })
    expect(screen.getByRole('tooltip')).toHaveTextContent('Sends nothing yet')
    expect(button).toHaveAccessibleDescription('Sends nothing yet')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('shows while the pointer rests on its trigger, and not after a press', async () => {
    render(<Sample />)
    await userEvent.hover(screen.getByRole('button'))
    expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('shows one at a time in a group', async () => {
    render(
      <TooltipGroup>
        {['Bold', 'Italic'].map((name) => (
          <Tooltip key={name} text={`Makes it ${name}`}>
            <Button>{name}</Button>
          </Tooltip>
        ))}
      </TooltipGroup>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Makes it Italic')
  })

  it('writes no style attribute before it shows', () => {
    expect(renderToString(<Sample />)).not.toMatch(/\sstyle=/)
  })
})
