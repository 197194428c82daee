// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const showModal = vi.fn()

/** jsdom knows the element but not its modal state. */
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

describe('Dialog', () => {
  it('becomes modal, named by its title', () => {
    render(<Dialog title="Stop" />)
    expect(showModal).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Stop' }).hasAttribute('open')).toBe(true)
  })

  it('stays when it cannot be dismissed: the browser is told not to close it', () => {
    render(<Dialog title="Stop" />)
    const dialog = screen.getByRole('dialog')
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  })

  it('asks to be closed on Escape where it can be dismissed', () => {
    const onClose = vi.fn()
    render(<Dialog title="Go on" onClose={onClose} />)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
