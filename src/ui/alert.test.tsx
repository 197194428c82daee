// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Alert } from './alert.tsx'

describe('Alert', () => {
  it.each([
    ['destructive', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('interrupts only for urgent tones: %s is read as %s', (tone, role) => {
    render(
      <Alert tone={tone} title="Card declined">
        Try another one.
      </Alert>,
    )
    expect(screen.getByRole(role)).toHaveTextContent('Card declinedTry another one.')
  })

  it('announces its tone if the words alone do not convey it', () => {
    render(
      <Alert tone="warning" toneLabel="Warning:">
        Two nights left
      </Alert>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Warning: Two nights left')
  })

  it('disappears when dismissed, and has no dismiss button if it cannot be', async () => {
    const onDismiss = vi.fn()
    const { rerender } = render(
      <Alert onDismiss={onDismiss} dismissLabel="Dismiss" action={<button type="button">Undo</button>}>
        Saved
      </Alert>,
    )
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
    rerender(<Alert>Saved</Alert>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
