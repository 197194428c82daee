// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  it('shows what was said before it was there, and is nothing on the server', async () => {
    toast.success('Saved')
    expect(renderToString(<Toaster texts={texts} />)).toBe('')
    render(<Toaster texts={texts} />)
    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
    expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument()
  })

  it('takes a message away after 5000 ms', async () => {
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
  ] as const)('reads %s out as a status, %s', async (tone, urgency) => {
    render(<Toaster texts={texts} />)
    await say(tone, 'Read me')
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Read me'))
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', urgency)
  })

  it('shows four at a time, the same only once, and the others when there is room', async () => {
    render(<Toaster texts={texts} />)
    await say('info', 'one', 'two', 'one', 'three', 'four', 'five')
    expect(cards()).toEqual(['two', 'one', 'three', 'four'])
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await pass(400)
    expect(cards()).toEqual(['one', 'three', 'four', 'five'])
  })

  it('does what its button says, by keyboard from F8 on, and goes', async () => {
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

  it('stands inside an open dialog, where alone it can be reached, and outside when that closes', async () => {
    const dialog = document.createElement('dialog')
    dialog.open = true
    document.body.append(dialog)
    render(<Toaster texts={texts} />)
    await say('error', 'No connection')
    await vi.waitFor(() => expect(dialog).toContainElement(screen.getByRole('list')))
    act(() => {
      dialog.open = false
      dialog.dispatchEvent(new Event('close'))
    })
    expect(dialog).toBeEmptyDOMElement()
    expect(cards()).toEqual(['No connection'])
  })
})
