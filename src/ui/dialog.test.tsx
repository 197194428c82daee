// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const showModal = vi.fn()

/** jsdom has the element, but not its modal state. */
beforeEach(() => {
  showModal.mockReset()
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    showModal()
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(cleanup)

const box = { left: 100, right: 300, top: 100, bottom: 200 } as DOMRect

/** Opened by a button; on closing it is either hidden or removed (`keeps`). */
function Sample({ keeps = false, onClose = () => {} }: { keeps?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {(open || keeps) && (
        <Dialog
          title="Delete the trip?"
          description="It cannot be undone."
          open={open}
          onClose={close}
          closeLabel="Close"
          footer={<button type="button">Delete</button>}
        >
          Nothing is refunded.
        </Dialog>
      )}
    </>
  )
}

async function openSample(props: { keeps?: boolean; onClose?: () => void } = {}) {
  render(<Sample {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => box
  return dialog
}

function press(target: Element, at: { clientX: number; clientY: number }, from: Element = target) {
  fireEvent.pointerDown(from, at)
  fireEvent.click(target, at)
}
const outside = { clientX: 20, clientY: 20 }

describe('Dialog', () => {
  it('becomes modal, named by its title and described by the text below', async () => {
    const dialog = await openSample()
    expect(showModal).toHaveBeenCalledOnce()
    expect(dialog).toHaveAccessibleName('Delete the trip?')
    expect(dialog).toHaveAccessibleDescription('It cannot be undone.')
  })

  it('reopens if the browser closes it unasked, unless it can be dismissed', () => {
    const { rerender } = render(<Dialog title="Stop" />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
    const onClose = vi.fn()
    rerender(<Dialog title="Stop" onClose={onClose} />)
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog.open).toBe(false)
  })

  it('stops the browser from closing it if it cannot be dismissed', () => {
    render(<Dialog title="Stop" />)
    const dialog = screen.getByRole('dialog')
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    press(dialog, outside)
    expect(dialog).toHaveAttribute('open')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['Escape', (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a press outside', (dialog: Element) => press(dialog, outside)],
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('asks to be closed on %s if it can be dismissed', async (_, act) => {
    const onClose = vi.fn()
    act(await openSample({ onClose }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays on a press on its padding, and on one that began inside, as for selecting text', async () => {
    const dialog = await openSample()
    press(dialog, { clientX: 110, clientY: 110 })
    press(dialog, outside, screen.getByText('Nothing is refunded.'))
    expect(dialog).toHaveAttribute('open')
  })

  it('keeps the focus in its field on a backdrop press, so that no field is validated', async () => {
    const dialog = await openSample()
    expect(fireEvent.mouseDown(dialog, outside)).toBe(false)
    expect(fireEvent.mouseDown(dialog, { clientX: 110, clientY: 110 })).toBe(true)
  })

  it('follows a browser that closes it unasked', async () => {
    const onClose = vi.fn()
    const dialog = (await openSample({ onClose, keeps: true })) as HTMLDialogElement
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([true, false])(
    'closes before it is removed, so that the browser returns the focus; stays mounted: %s',
    async (keeps) => {
      const dialog = (await openSample({ keeps })) as HTMLDialogElement
      const isInPage: boolean[] = []
      dialog.close = () => {
        isInPage.push(dialog.isConnected)
        dialog.open = false
      }
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      expect(isInPage).toEqual([true])
      expect(document.documentElement).not.toHaveClass('overflow-hidden')
    },
  )

  it('leaves the focus in a field with autofocus', () => {
    render(
      <Dialog title="Name">
        <button type="button">Why?</button>
        <input aria-label="Name" autoFocus />
      </Dialog>,
    )
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('stops the page behind from scrolling while it is open', async () => {
    await openSample()
    expect(document.documentElement).toHaveClass('overflow-hidden')
  })

  it('has no style attribute in the server’s HTML', () => {
    const html = renderToString(
      <Dialog title="a" description="b" onClose={() => {}} closeLabel="c" footer="d">
        e
      </Dialog>,
    )
    expect(html).toMatch(/<dialog open/)
    expect(html).not.toMatch(/\sstyle=/)
  })
})
