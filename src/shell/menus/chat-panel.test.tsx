// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { PageProvider } from '../../platform/page.tsx'
import { createText } from '../../platform/text.ts'
import { ChatPanel } from './chat-panel.tsx'
import en from './text/en.json' with { type: 'json' }

afterEach(cleanup)

function show(url: string, demo: boolean) {
  const onClose = vi.fn()
  render(
    <I18nextProvider i18n={createText('en', { shell: en })}>
      <PageProvider page={{ demo } as PageContext}>
        <ChatPanel widget={{ url, label: 'Concierge' }} onClose={onClose} />
      </PageProvider>
    </I18nextProvider>,
  )
  return onClose
}

it("shows the provider's page in an isolated frame, and links to the support page", async () => {
  const onClose = show('https://chat.provider.com/agency', true)
  const frame = screen.getByTitle('Concierge')
  expect(frame.getAttribute('src')).toBe('https://chat.provider.com/agency')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByRole('link', { name: 'Open in a new window' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Concierge' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says in the demo that no one answers, and shows any provider in production', () => {
  show('https://chat.agency.example/x', true)
  expect(screen.queryByTitle('Concierge')).toBeNull()
  cleanup()
  show('https://chat.agency.example/x', false)
  expect(screen.getByTitle('Concierge').tagName).toBe('IFRAME')
})
