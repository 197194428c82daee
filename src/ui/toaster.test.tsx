// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CellSheet } from './cell-sheet.tsx'
import { toast, toastQueue } from './toast.ts'
import { Toaster } from './toaster.tsx'

const texts = { label: 'Messages', close: 'Close' }
const cards = () => screen.queryAllByRole('listitem').map((card) => card.textContent)
const say = async (tone: 'success' | 'error' | 'info', ...messages: string[]) => {
  act(() => {
    for (const message of messages) toast[tone](message)
  })
  await screen.findAllByRole('listitem')
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const empty = () => {
  for (const { id } of toastQueue.read().requests) toastQueue.remove(id)
}

/** jsdom has neither a dialog's modal state nor the method that sets it. */
function openModal() {
  const dialog = document.createElement('dialog')
  Object.assign(dialog, {
    matches: (selector: string) =>
      selector === ':modal' ? dialog.open : HTMLElement.prototype.matches.call(dialog, selector),
    close: () => {
      dialog.open = false
    },
  })
  document.body.append(dialog)
  dialog.open = true
  return dialog
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(empty)
  vi.useRealTimers()
  cleanup()
  document.body.replaceChildren()
})

describe('Toaster', () => {
  it('is below the page’s controls at the top, on narrow and wide screens', async () => {
    render(<Toaster texts={texts} />)
    await say('info', 'Saved')
    const list = screen.getByRole('list')
    // At least as high as the header: 4rem, and 5rem from `lg` on.
    expect(list).toHaveClass('top-16', 'lg:top-20')
    expect(list).not.toHaveClass('top-0')
  })

  it('shows messages sent before it was mounted, and renders nothing on the server', async () => {
    toast.success('Saved')
    expect(renderToString(<Toaster texts={texts} />)).toBe('')
    render(<Toaster texts={texts} />)
    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
    expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument()
  })

  // §9.17
  it('removes a message after 5000 ms', async () => {
    render(<Toaster texts={texts} />)
    await say('success', 'Business information submitted successfully')
    await pass(4500)
    expect(cards()).toHaveLength(1)
    await pass(1000)
    expect(cards()).toEqual([])
    expect(toastQueue.read().requests).toEqual([])
  })

  it('stops the clock while the pointer or the focus is on it', async () => {
    render(<Toaster texts={texts} />)
    await say('info', 'Wait')
    const list = screen.getByRole('list')
    fireEvent.pointerMove(list)
    await pass(9000)
    expect(cards()).toHaveLength(1)
    fireEvent.pointerLeave(screen.getByRole('region'))
    await pass(6000)
    expect(cards()).toEqual([])
    await say('info', 'Again')
    fireEvent.keyDown(document, { code: 'F8' })
    expect(screen.getByRole('list')).toHaveFocus()
    await pass(9000)
    expect(cards()).toHaveLength(1)
  })

  it.each([
    ['error', 'assertive'],
    ['success', 'polite'],
  ] as const)('announces %s as a status, %s', async (tone, urgency) => {
    render(<Toaster texts={texts} />)
    await say(tone, 'Read me')
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Read me'))
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', urgency)
  })

  it('shows four at a time, repeated ones once, and the others when there is room', async () => {
    render(<Toaster texts={texts} />)
    await say('info', 'one', 'two', 'one', 'three', 'four', 'five')
    expect(cards()).toEqual(['two', 'one', 'three', 'four'])
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await pass(400)
    expect(cards()).toEqual(['one', 'three', 'four', 'five'])
  })

  it('runs the action of its button, by keyboard after F8, and closes', async () => {
    const onPress = vi.fn()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Toaster texts={texts} />)
    act(() => toast.info('Removed', { action: { label: 'Undo', onPress } }))
    await screen.findByRole('button', { name: 'Undo' })
    await user.keyboard('{F8}{Tab}{Tab}{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
    await pass(400)
    expect(cards()).toEqual([])
  })

  describe('toaster with a modal dialog', () => {
    it('moves inside it, the only place within reach, and out again when it closes', async () => {
      const dialog = openModal()
      render(<Toaster texts={texts} />)
      await say('error', 'No connection')
      expect(dialog).toContainElement(screen.getByRole('list'))
      await vi.waitFor(() => expect(dialog).toContainElement(screen.getByRole('status')))
      dialog.close()
      await vi.waitFor(() => expect(dialog).toBeEmptyDOMElement())
      expect(cards()).toEqual(['No connection'])
    })

    it('moves into a dialog that opens later, with all following messages', async () => {
      render(<Toaster texts={texts} />)
      await say('info', 'one')
      const dialog = openModal()
      act(() => toast.info('two'))
      expect(dialog).toContainElement(screen.getByRole('list'))
      expect(cards()).toEqual(['one', 'two'])
    })

    it('survives a dialog that is removed without being closed', async () => {
      const dialog = openModal()
      render(<Toaster texts={texts} />)
      await say('error', 'No connection')
      dialog.remove()
      await vi.waitFor(() => expect(cards()).toEqual(['No connection']))
      act(() => toast.error('Still none'))
      expect(cards()).toEqual(['No connection', 'Still none'])
    })

    it('keeps its clock running while it moves', async () => {
      render(<Toaster texts={texts} />)
      await say('info', 'one')
      await pass(4000)
      const dialog = openModal()
      await vi.waitFor(() => expect(dialog).toContainElement(screen.getByRole('list')))
      await pass(2000)
      expect(cards()).toEqual([])
    })
  })

  it('stays outside a panel that floats over the page, and survives it', async () => {
    const panel = (
      <CellSheet title="Dates" closeLabel="Close" isWide onClose={() => {}} footer={null}>
        <button type="button">10</button>
      </CellSheet>
    )
    const page = (open: boolean) => (
      <>
        {open && panel}
        <Toaster texts={texts} />
      </>
    )
    const { rerender } = render(page(true))
    await say('error', 'No connection')
    expect(screen.getByRole('dialog')).not.toContainElement(screen.getByRole('list'))
    rerender(page(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cards()).toEqual(['No connection'])
    act(() => toast.error('Still none'))
    expect(cards()).toEqual(['No connection', 'Still none'])
  })
})
