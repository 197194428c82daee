// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CellSheet } from './cell-sheet.tsx'
import { Dialog } from './dialog.tsx'

/** jsdom has the element, but not its modal state. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})

function sheet({ isWide = false, onClose = () => {} }: { isWide?: boolean; onClose?: () => void } = {}) {
  return (
    <CellSheet title="Guests" closeLabel="Close" isWide={isWide} onClose={onClose} footer="1 room">
      <p>2 adults</p>
    </CellSheet>
  )
}

const box = { left: 0, right: 390, top: 300, bottom: 844 } as DOMRect
const veil = { clientX: 100, clientY: 100 }
function showSheet(isWide: boolean) {
  const onClose = vi.fn()
  render(sheet({ isWide, onClose }))
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => box
  return { dialog, onClose }
}
function press(target: Element, at: { clientX: number; clientY: number }, from = target) {
  fireEvent.pointerDown(from, at)
  fireEvent.click(target, at)
}

describe('CellSheet', () => {
  it('closes a phone’s sheet by a press on the backdrop only, not by one that began inside', () => {
    const { dialog, onClose } = showSheet(false)
    press(dialog, { clientX: 100, clientY: 310 })
    press(dialog, veil, screen.getByText('2 adults'))
    expect(onClose).not.toHaveBeenCalled()
    press(dialog, veil)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stops the page from scrolling behind a sheet, but not next to a floating panel', () => {
    const { rerender } = render(sheet())
    expect(document.documentElement).toHaveClass('overflow-hidden')
    rerender(sheet({ isWide: true }))
    expect(document.documentElement).not.toHaveClass('overflow-hidden')
  })

  it('keeps the page still when it closes before a dialog opened with it', () => {
    const dialog = <Dialog key="dialog" title="No connection" />
    const { rerender } = render([dialog, <div key="sheet">{sheet()}</div>])
    rerender([dialog])
    expect(document.documentElement).toHaveClass('overflow-hidden')
    rerender([])
    expect(document.documentElement).not.toHaveClass('overflow-hidden')
  })
})
