// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { createApiClient } from '../api/client.ts'
import { profileQuery } from '../api/profile.ts'
import { signIn } from '../api/session.ts'
import { enterText } from '../ui/testing-text-entry.ts'
import * as language from './pickers/choose-language.ts'
import { stayOnPage } from './testing-leaving.ts'
import { testSite } from './testing-site.tsx'

const { openPath } = stayOnPage()

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const section = (name: string) => within(main().getByRole('region', { name }))
const field = (name: string | RegExp) => main().getByLabelText(name)
const press = (name: string) => userEvent.click(main().getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('profile', () => {
  const site = testSite('meridian')
  const profile = async () => {
    const { data } = await profileQuery(createApiClient({ baseUrl: site().origin })).queryFn({
      signal: new AbortController().signal,
    })
    return data
  }
  const open = async (path = '/mytrip/profile', options = {}) => {
    await site().signIn('traveller')
    await site().show(path, options)
    await heading('Your profile')
  }

  // §2.2.9, §2.2.10
  it.each(['/mytrip/profile', '/settings/profile'])(
    'is at %s, with autocomplete on each field',
    async (path) => {
      await open(path)
      expect(field(/^First name/)).toHaveValue('Tessa')
      expect(field(/^First name/)).toHaveAttribute('autocomplete', 'given-name')
      expect(field(/^Last name/)).toHaveAttribute('autocomplete', 'family-name')
      expect(field(/^Phone/)).toHaveAttribute('autocomplete', 'tel')
      expect(field(/^Email/)).toHaveAttribute('readonly')
    },
  )

  it('saves names, phone number and currency, and confirms it on the next page', async () => {
    await open()
    await userEvent.clear(field(/^First name/))
    await enterText(field(/^First name/), 'Mira')
    await enterText(field(/^Phone/), '+44 20 7946 0958')
    await userEvent.selectOptions(field(/^Currency/), 'EUR')
    await press('Save')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/mytrip/profile'))
    expect(await profile()).toMatchObject({
      currency: 'EUR',
      phone: '+44 20 7946 0958',
      personal_info: { first_name: 'Mira' },
    })
    cleanup()
    await site().show('/mytrip/profile')
    expect(await main().findByText('Your profile has been saved.')).toBeVisible()
    expect(field(/^First name/)).toHaveValue('Mira')
  })

  it('shows the error at the field and focuses the first', async () => {
    await open()
    await userEvent.clear(field(/^Last name/))
    await enterText(field(/^Phone/), 'call me')
    await press('Save')
    expect(field(/^Last name/)).toHaveFocus()
    expect(field(/^Last name/)).toHaveAccessibleDescription('Last name is required')
    expect(field(/^Phone/)).toHaveAccessibleDescription(/phone number of 5 to 15 digits/)
  })

  it('keeps the input if saving fails', async () => {
    await open()
    site().network.use(http.patch('*/api/user/profile', () => HttpResponse.error()))
    await userEvent.clear(field(/^Last name/))
    await enterText(field(/^Last name/), 'O’Brien')
    await press('Save')
    expect(await main().findByRole('alert')).toHaveTextContent(/^You are offline/)
    expect(field(/^Last name/)).toHaveValue('O’Brien')
    site().network.resetHandlers()
    await press('Save')
    await waitFor(() => expect(openPath).toHaveBeenCalled())
    expect((await profile()).personal_info.last_name).toBe('O’Brien')
  })

  it('shows a picture before saving, and can remove it', async () => {
    await open()
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2c7be5' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
    await userEvent.upload(section('Picture').getByLabelText('Choose a picture', { selector: 'input' }), file)
    expect(await main().findByRole('img', { name: 'Preview of your picture' })).toBeVisible()
    await press('Use this picture')
    await waitFor(() => expect(openPath).toHaveBeenCalled())
    expect((await profile()).personal_info.profile_image).toMatch(/^\/media\/[0-9a-f]{16}\.webp$/)
    cleanup()
    await site().show('/mytrip/profile')
    await userEvent.click(await main().findByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect((await profile()).personal_info).not.toHaveProperty('profile_image'))
  })

  it('explains why a file is not a picture, and sends nothing', async () => {
    await open()
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' })
    const input = section('Picture').getByLabelText('Choose a picture', { selector: 'input' })
    await userEvent.upload(input, svg, { applyAccept: false })
    expect(await main().findByRole('alert')).toHaveTextContent(/not a picture we can show/)
    const lie = new File(['<html>'], 'me.png', { type: 'image/png' })
    // This browser cannot inspect a file, so the server rejects it and another can be chosen.
    await userEvent.upload(input, lie)
    await userEvent.click(await main().findByRole('button', { name: 'Use this picture' }))
    expect(await main().findByRole('alert')).toHaveTextContent(/not a picture we can show/)
    expect(await main().findByRole('button', { name: 'Choose a picture' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Use this picture' })).toBeNull()
  })

  it('rejects a file with a false picture type as soon as it is chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
    try {
      await open()
      const input = section('Picture').getByLabelText('Choose a picture', { selector: 'input' })
      await userEvent.upload(input, new File(['<html>'], 'me.png', { type: 'image/png' }))
      expect(await main().findByRole('alert')).toHaveTextContent(/not a picture we can show/)
      expect(main().getByRole('button', { name: 'Choose a picture' })).toBeVisible()
      expect(main().queryByRole('button', { name: 'Use this picture' })).toBeNull()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('password of a signed-in user', () => {
  const site = testSite('meridian')

  it('changes with the current password, and ends every other session', async () => {
    await site().signIn('sales')
    const client = createApiClient({ baseUrl: site().origin })
    await signIn(client, { email: 'sales@meridian.example', password: 'livery-demo-1' })
    await site().show('/settings/profile')
    await heading('Your profile')
    await enterText(field(/^Current password/), 'not the one')
    await enterText(field(/^New password/), 'another long secret')
    await press('Change password')
    await waitFor(() => expect(field(/^Current password/)).toHaveFocus())
    expect(field(/^Current password/)).toHaveAccessibleDescription('This is not your current password')
    await userEvent.clear(field(/^Current password/))
    await enterText(field(/^Current password/), 'livery-demo-1')
    await press('Change password')
    expect(await main().findByText(/^Your password has been changed/)).toBeVisible()
    expect(field(/^New password/)).toHaveValue('')
  })
})

describe('language of a signed-in user', () => {
  const site = testSite('meridian')

  // §4.29
  it("changes the site's language with changeLanguage", async () => {
    const choose = vi.spyOn(language, 'chooseLanguage').mockResolvedValue()
    await site().signIn('traveller')
    await site().show('/mytrip/profile')
    await heading('Your profile')
    await userEvent.selectOptions(field(/^Language/), 'de')
    await press('Save')
    await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.anything(), 'de', true))
    const client = createApiClient({ baseUrl: site().origin })
    const { signal } = new AbortController()
    expect((await profileQuery(client).queryFn({ signal })).data.language).toBe('de')
  })
})

describe('sessions', () => {
  const site = testSite('meridian')
  const phone =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  const tablet =
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1'

  it('are listed, the current one marked, and can be ended singly or all others', async () => {
    for (const browser of [phone, tablet, tablet]) await site().signInElsewhere('admin', browser)
    await site().signIn('admin')
    await site().show('/settings/profile')
    await heading('Your profile')
    const list = section('Where you are logged in')
    const rows = () => list.getAllByRole('listitem').length
    expect(await list.findByText('This device')).toBeVisible()
    expect(rows()).toBe(4)
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toContainEqual(
      expect.stringMatching(/^Chrome on AndroidPhone · 192\.0\.2\.0\/24 · Last active/),
    )
    await userEvent.click(list.getByRole('button', { name: 'Log out Chrome on Android' }))
    await waitFor(() => expect(rows()).toBe(3))
    expect(list.queryByText('Chrome on Android')).toBeNull()
    await press('Log out everywhere else')
    await waitFor(() => expect(rows()).toBe(1))
    expect(list.getByText('This device')).toBeVisible()
    expect(list.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
  })
})

describe('support', () => {
  const site = testSite('meridian', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      contactEmailId: 'desk@meridian.example',
      contactPhoneNumber: '+1 312-555-0162',
      supportMode: 'chat',
      chatWidget: { url: 'https://chat.example/meridian', label: 'Chat with us' },
    },
  }))

  // §2.2.9, §2.2.10
  it.each(proofCases(['/mytrip/support', '/settings/support'], 1))(
    'sends a message to the agency from %s',
    async (path) => {
      await site().signIn('traveller')
      await site().show(path)
      await heading('Support')
      await press('Send')
      expect(field(/^Subject/)).toHaveFocus()
      expect(field(/^Message/)).toHaveAccessibleDescription('Please enter a message')
      await enterText(field(/^Subject/), 'Breakfast')
      await enterText(field(/^Message/), 'Is there any?')
      await press('Send')
      expect(await main().findByText(/will reply to traveller@meridian.example/)).toBeVisible()
      expect((await site().mails())[0]).toMatchObject({ kind: 'support', recipient: 'desk@meridian.example' })
      expect(field(/^Message/)).toHaveValue('')
    },
  )

  it("shows the agency's phone number, address and chat, if there is one", async () => {
    await site().signIn('traveller')
    await site().show('/mytrip/support')
    await heading('Support')
    const aside = within(main().getByRole('complementary'))
    expect(aside.getByRole('link', { name: '+1 312-555-0162' })).toHaveAttribute('href', 'tel:+13125550162')
    expect(aside.getByRole('link', { name: 'desk@meridian.example' })).toBeVisible()
    await userEvent.click(aside.getByRole('button', { name: 'Open the chat' }))
    expect(await screen.findByRole('dialog', { name: 'Chat with us' })).toBeVisible()
  })

  it('keeps the input if too many messages were sent', async () => {
    await site().signIn('traveller')
    await site().show('/mytrip/support')
    await heading('Support')
    site().network.use(
      http.post('*/api/user/support', () => HttpResponse.json({ code: 'rate_limited' }, { status: 429 })),
    )
    await enterText(field(/^Subject/), 'Breakfast')
    await enterText(field(/^Message/), 'Is there any?')
    await press('Send')
    expect(await main().findByRole('alert')).toHaveTextContent(/^Too many attempts/)
    expect(field(/^Message/)).toHaveValue('Is there any?')
  })
})
