// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createText } from '../platform/text.ts'
import { PageFailure } from './page-failure.tsx'
import en from './text/en.json' with { type: 'json' }

const onLine = vi.spyOn(navigator, 'onLine', 'get')
afterEach(() => {
  cleanup()
  onLine.mockReset()
})

function show(texts: Record<string, string>) {
  const onRetry = vi.fn()
  render(
    <I18nextProvider i18n={createText('en', { shell: texts })}>
      <PageFailure title="Something went wrong." onRetry={onRetry} />
    </I18nextProvider>,
  )
  return onRetry
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('page whose code fails to load', () => {
  it('is requested again once when the connection returns', () => {
    onLine.mockReturnValue(false)
    const onRetry = show(en)
    expect(heading()).toBe(en['late.offline'])
    expect(onRetry).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('reports an error while there is a connection', () => {
    onLine.mockReturnValue(true)
    show(en)
    expect(heading()).toBe('Something went wrong.')
  })

  it('never shows the key of a missing text', () => {
    onLine.mockReturnValue(false)
    show(Object.fromEntries(Object.entries(en).filter(([key]) => key !== 'late.offline')))
    expect(heading()).toBe('Something went wrong.')
  })
})
