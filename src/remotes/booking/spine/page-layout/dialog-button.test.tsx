// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createText } from '../../../../platform/text.ts'
import booking from '../text/en.json'
import { DialogButton } from './dialog-button.tsx'

createText('en', { booking })
const open = (title: string, close: () => void) => (
  <button type="button" onClick={close}>
    {title}
  </button>
)

it('a dialog whose code fails to load reports it, and the next click retries', async () => {
  const load = vi
    .fn(async () => 'Cancel this booking?')
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
  render(
    <DialogButton load={load} dialog={open}>
      Cancel
    </DialogButton>,
  )
  expect(load).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Cancel' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be opened/)
  expect(button).toHaveFocus()
  const reload = () => screen.queryByRole('button', { name: 'Reload the page' })
  expect(reload()).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be opened/)
  // Some browsers never repeat the import, so a reload is offered.
  expect(reload()).toBeVisible()
  await userEvent.click(button)
  const dialog = await screen.findByRole('button', { name: 'Cancel this booking?' })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(dialog)
  expect(screen.queryByRole('button', { name: 'Cancel this booking?' })).toBeNull()
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Cancel this booking?' })).toBeVisible()
})
