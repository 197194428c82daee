// @vitest-environment jsdom

import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { testSite } from '../../shell/testing-site.tsx'
import type { Json } from '../../tenant/settings/json.ts'
import { withBrowser } from '../testing-browser.ts'
import { useValidatedText } from './validated-text.tsx'

afterEach(cleanup)

/** A field that accepts only letters. */
function showField(first: string) {
  const { result } = renderHook(() => {
    const [value, setValue] = useState<Json | undefined>(first)
    const [invalidText, onInvalidText] = useState<string | null>(null)
    const typed = useValidatedText<string>({
      value,
      invalidText,
      onInvalidText,
      gesture: 'type',
      onChange: setValue,
      onEnd: () => {},
      shown: String(value),
      read: (text) => (/^[a-z]*$/.test(text) ? { value: text } : null),
    })
    return { ...typed, value, setValue }
  })
  return {
    write: (text: string) => act(() => result.current.write(text)),
    end: () => act(() => result.current.end()),
    elsewhere: (value: string) => act(() => result.current.setValue(value)),
    says: () => [result.current.value, result.current.text],
  }
}

describe('typing in a field that not every text fits', () => {
  it('keeps a colleague’s change made meanwhile, and keeps the text', () => {
    const { write, elsewhere, end, says } = showField('porto')
    write('#1')
    elsewhere('beja')
    expect(says()).toEqual(['beja', '#1'])
    write('#12')
    end()
    expect(says()).toEqual(['beja', '#12'])
  })

  it('keeps a colleague’s change over a value it had set', () => {
    const { write, elsewhere, end, says } = showField('porto')
    write('far')
    elsewhere('beja')
    write('far#')
    expect(says()).toEqual(['beja', 'far#'])
    end()
    expect(says()).toEqual(['beja', 'far#'])
  })

  it('restores the previous value at once, and not only when the field loses the focus', () => {
    const { write, says } = showField('porto')
    write('f')
    write('fa')
    expect(says()).toEqual(['fa', 'fa'])
    write('fa#')
    expect(says()).toEqual(['porto', 'fa#'])
    write('far')
    write('far#')
    expect(says()).toEqual(['porto', 'far#'])
  })
})

describe('text that a field does not accept', () => {
  withBrowser()
  const site = testSite('solstice')
  const open = async (panel: string) => {
    await site().signIn('owner')
    await site().show(`/settings/website/${panel}`)
  }
  const goTo = (panel: string) => userEvent.click(screen.getByRole('button', { name: panel }))
  const draft = async () => (await (await fetch(`${site().origin}/api/branding/draft`)).json()).data

  it.each(
    proofCases(
      [
        ['social', 'Social media', 'Instagram', 'javascript:alert(1)'],
        ['brand', 'Brand', 'Primary colour', '#12'],
        ['contact', 'Contact and footer', 'Phone number', 'ring <us>'],
        ['analytics', 'Analytics and consent', 'Google Analytics tag', 'UA-12345'],
      ],
      1,
    ),
  )(
    'stays in %s, is reported in every place, and disappears with an undo',
    async (panel, name, label, wrong) => {
      await open(panel)
      const field = () => screen.findByRole('textbox', { name: label })
      const before = ((await field()) as HTMLInputElement).value
      await userEvent.clear(await field())
      await userEvent.paste(wrong)
      await userEvent.tab()
      expect(await screen.findByRole('button', { name: 'A setting needs to be fixed' })).toBeVisible()
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^To fix: 1/)
      await goTo('Pages')
      await goTo(name)
      expect(await field()).toHaveValue(wrong)
      expect(await field()).toBeInvalid()
      await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Publish' }))
      expect(await sheet.findByText('A setting needs to be fixed')).toBeVisible()
      await waitFor(() => expect(sheet.queryByText('Nothing to publish')).toBeNull())
      await userEvent.click(sheet.getByRole('button', { name: label }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull())
      const undo = screen.getByRole('button', { name: /^Undo/ })
      while (((await field()) as HTMLInputElement).value !== before) await userEvent.click(undo)
      expect(await field()).toBeValid()
      expect(screen.queryByRole('button', { name: 'A setting needs to be fixed' })).toBeNull()
      await waitFor(() => expect(screen.getByText('All changes saved')).toBeVisible())
    },
  )

  it('keeps the field’s earlier value in the draft, even if the field keeps the focus', async () => {
    await open('social')
    const { instagram } = (await draft()).settings.agency.socialLinks ?? {}
    const field = await screen.findByRole('textbox', { name: 'Instagram' })
    await userEvent.clear(field)
    await userEvent.type(field, 'javascript')
    await waitFor(async () =>
      expect((await draft()).settings.agency.socialLinks.instagram).toBe(
        'https://www.instagram.com/javascript',
      ),
    )
    await userEvent.type(field, ':alert(1)')
    await waitFor(async () => expect((await draft()).settings.agency.socialLinks?.instagram).toBe(instagram))
    await userEvent.tab()
    expect(field).toHaveValue('javascript:alert(1)')
    await userEvent.keyboard('{Control>}z{/Control}')
  })

  it('blocks publishing while it waits', async () => {
    await open('contact')
    const town = await screen.findByRole('textbox', { name: 'Town' })
    fireEvent.change(town, { target: { value: 'Faro' } })
    await goTo('Social media')
    const page = await screen.findByRole('textbox', { name: 'Instagram' })
    fireEvent.change(page, { target: { value: 'javascript:alert(1)' } })
    fireEvent.blur(page)
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish' }))
    const now = await sheet.findByRole('button', { name: 'Publish now' })
    await waitFor(() => expect(now).toBeEnabled())
    const requests = vi.spyOn(globalThis, 'fetch')
    await userEvent.click(now)
    expect(await sheet.findByText('Nothing was published, because this is not saved yet.')).toBeVisible()
    const posts = requests.mock.calls
      .map(([request]) => request as Request)
      .filter(({ method }) => method === 'POST')
    expect(posts.map(({ url }) => url)).toEqual([])
    requests.mockRestore()
  })

  it('in a list stays with its item', async () => {
    await open('navigation')
    const list = within(await screen.findByRole('list', { name: 'Links in the header' }))
    const first = async () => (await list.findAllByRole('button', { expanded: false }))[0] as HTMLElement
    await userEvent.click(await first())
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Links to' }), 'Another address…')
    const address = () => list.getByRole('textbox', { name: 'Address: Links to' })
    fireEvent.change(address(), { target: { value: 'ftp://files' } })
    fireEvent.blur(address())
    expect(await screen.findByRole('button', { name: 'A setting needs to be fixed' })).toBeVisible()
    await goTo('Pages')
    await userEvent.click(screen.getByRole('button', { name: 'A setting needs to be fixed' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address: Links to' })).toHaveValue('ftp://files'),
    )
  })

  it('in the wording is shown in its language and group, wherever the link came from', async () => {
    await open('languages')
    const language = () => screen.findByRole('combobox', { name: /^Language of/ })
    const group = (name: RegExp) => screen.findByRole('button', { name })
    await userEvent.selectOptions(await language(), 'de')
    await userEvent.click(await group(/^Home page ?\d/))
    const first = async () => {
      const text = (await screen.findByText('Was suchen Sie?', { selector: 'label' })) as HTMLLabelElement
      return text.control as HTMLInputElement
    }
    const field = await first()
    await userEvent.click(field)
    await userEvent.paste('Mit {{platz}}')
    await userEvent.tab()
    expect(await group(/^Home page ?To fix: 1/)).toBeVisible()
    await goTo('Pages')
    await goTo('Language, currency and wording')
    expect(await language()).toHaveValue('de')
    expect(await first()).toHaveValue('Mit {{platz}}')
    await userEvent.selectOptions(await language(), 'en')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the texts' }), 'log in')
    await userEvent.click(screen.getByRole('button', { name: 'A setting needs to be fixed' }))
    expect(await language()).toHaveValue('de')
    expect(await first()).toBeInvalid()
    await userEvent.clear(await first())
    await userEvent.tab()
    expect(screen.queryByText(/^To fix/)).toBeNull()
  })
})
