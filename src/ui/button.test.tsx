// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'

describe('Button', () => {
  it('submits a form only with type submit', () => {
    render(
      <>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </>,
    )
    const types = screen.getAllByRole('button').map((button) => button.getAttribute('type'))
    expect(types).toEqual(['button', 'submit'])
  })

  it('ignores presses while busy, and keeps its name and the focus', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Book</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    rerender(
      <Button onClick={onClick} busy>
        Book
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Book', busy: true })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledOnce()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('does not submit its form while busy, by press or by Enter in a field', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('cannot be focused or pressed while disabled', async () => {
    const onClick = vi.fn()
    render(
      <Button disabled onClick={onClick}>
        Book
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.tab()
    expect(onClick).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })
})

describe('LinkButton', () => {
  it('is a link in every variant', () => {
    render(
      <LinkButton href="/deals" variant="secondary" size="small">
        Deals
      </LinkButton>,
    )
    expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
  })
})
