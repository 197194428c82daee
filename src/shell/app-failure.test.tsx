// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createText } from '../platform/text.ts'
import { AppFailure } from './page-failure.tsx'
import de from './text/de.json' with { type: 'json' }
import en from './text/en.json' with { type: 'json' }

it.each([
  ['en', en, 'Something went wrong.', 'Try again'],
  ['de', de, 'Da ist etwas schiefgelaufen.', 'Erneut versuchen'],
] as const)(
  'an uncaught error is shown with a button to start again: %s',
  async (language, shell, words, again) => {
    const onRetry = vi.fn()
    render(<AppFailure text={createText(language, { shell })} onRetry={onRetry} />)
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: again }))
    expect(onRetry).toHaveBeenCalledOnce()
  },
)
