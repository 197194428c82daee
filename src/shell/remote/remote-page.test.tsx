// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { createText } from '../../platform/text.ts'
import en from '../text/en.json' with { type: 'json' }
import { PartFailure } from './remote-page.tsx'

it('a failed remote part is requested again when the connection returns, while its failure is shown', () => {
  const onRetry = vi.fn()
  const { unmount } = render(
    <I18nextProvider i18n={createText('en', { shell: en })}>
      <PartFailure onRetry={onRetry} />
    </I18nextProvider>,
  )
  expect(onRetry).not.toHaveBeenCalled()
  act(() => void dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledOnce()
  unmount()
  dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledOnce()
})
