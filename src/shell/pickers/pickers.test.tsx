// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { createApiClient } from '../../api/client.ts'
import type { PageContext } from '../../contract/page.ts'
import type { CurrencyEntry, Language } from '../../contract/types.ts'
import { ApiProvider } from '../../platform/api.tsx'
import { PageProvider } from '../../platform/page.tsx'
import { createText } from '../../platform/text.ts'
import { languageEntries } from '../../server/http/api/agencies/languages.ts'
import { languageCodes } from '../../tenant/language.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import { CurrencyPicker, LanguagePicker } from '../components/header-picker.tsx'
import en from '../text/en.json' with { type: 'json' }
import * as pickers from './load-pickers.ts'

const code = { come: Promise.resolve() }
const { loadPickers } = pickers
beforeAll(() => {
  vi.spyOn(pickers, 'loadPickers').mockImplementation((text) => code.come.then(() => loadPickers(text)))
})

const entry = (name: string, code: string, currency: string): CurrencyEntry => ({
  name,
  code,
  currency,
  symbol: currency,
  image: `/flags/${code}.svg`,
})
const currencies = [
  entry('Denmark', 'DK', 'DKK'),
  entry('Mexico', 'MX', 'MXN'),
  entry('São Tomé', 'ST', 'STN'),
  entry('United States', 'US', 'USD'),
]
const answer = async () => Response.json({ data: currencies })
const few = languageEntries(['en', 'da', 'de', 'sv'])
const all = languageEntries(languageCodes)

interface Shown {
  languages?: readonly Language[]
  country?: string
  send?: () => Promise<Response>
}

function show({ languages = few, country = 'US', send = answer }: Shown = {}) {
  const t = createText('en', { shell: en }).getFixedT(null, 'shell')
  const onLanguage = vi.fn()
  const onCurrency = vi.fn()
  const client = createApiClient({ baseUrl: 'http://aurora.localhost', fetch: send })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <PageProvider page={{ agency: { defaultCountry: country }, language: 'en' } as PageContext}>
          <LanguagePicker t={t} languages={languages} language="en" onChoose={onLanguage} />
          <CurrencyPicker t={t} currency="USD" onChoose={onCurrency} />
          <p>elsewhere</p>
        </PageProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return { onLanguage, onCurrency }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const isOpen = (name: RegExp) => button(name).getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.querySelector('bdi')?.textContent
const names = (list: HTMLElement) => [...list.querySelectorAll('bdi')].map((name) => name.textContent)
const openLanguages = async () => {
  await userEvent.click(button(/^Language/))
  return screen.findByRole('list', { name: 'Languages' })
}
const openCurrencies = async () => {
  await userEvent.click(button(/^Currency/))
  return screen.findByRole('list', { name: 'Currencies' })
}

describe('header pickers (spec §2.6)', () => {
  // §2.6.2
  it.each([
    ['language dropdown', /^Language/, openLanguages],
    ['currency dropdown', /^Currency/, openCurrencies],
  ])('open and close the %s by its button, an outside click and Escape', async (_, name, open) => {
    show()
    await open()
    expect(isOpen(name)).toBe(true)
    await userEvent.click(button(name))
    expect(isOpen(name)).toBe(false)

    await open()
    await userEvent.click(screen.getByText('elsewhere'))
    expect(isOpen(name)).toBe(false)

    await open()
    await userEvent.keyboard('{Escape}')
    expect(isOpen(name)).toBe(false)
    expect(document.activeElement).toBe(button(name))
  })

  it('close when the focus leaves, and do not take it back', async () => {
    show()
    await openLanguages()
    screen.getByRole('button', { name: 'Currency: USD' }).focus()
    await waitFor(() => expect(isOpen(/^Language/)).toBe(false))
    expect(document.activeElement).toBe(button(/^Currency/))
  })
})

describe('language picker', () => {
  it('names each language in itself, with its language tag, a flag and its translated name', async () => {
    show()
    const list = await openLanguages()
    expect(names(list)).toEqual(['English', 'Dansk', 'Deutsch', 'Svenska'])
    const german = screen.getByRole('button', { name: 'Deutsch German' })
    expect(german.querySelector('bdi')?.lang).toBe('de-DE')
    expect(german.querySelector('img')?.getAttribute('src')).toBe('/flags/de.svg')
  })

  it("shows the agency's own flag for its country's language", async () => {
    show({ country: 'AT' })
    await openLanguages()
    const german = screen.getByRole('button', { name: 'Deutsch German' })
    expect(german.querySelector('img')?.getAttribute('src')).toBe('/flags/at.svg')
  })

  it('marks the current language and focuses it', async () => {
    show()
    const list = await openLanguages()
    expect(within(list).getByRole('button', { current: true })).toHaveTextContent('English')
    expect(focused()).toBe('English')
  })

  it('moves with arrow keys, Home, End and first letters, wrapping around', async () => {
    show()
    await openLanguages()
    const seen: unknown[] = []
    for (const key of ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', 'd', 'd', 'd', 's']) {
      await userEvent.keyboard(key)
      seen.push(focused())
    }
    expect(seen).toEqual([
      'Dansk',
      'Svenska',
      'English',
      'Svenska',
      'English',
      'Dansk',
      'Deutsch',
      'Dansk',
      'Svenska',
    ])
  })

  it('passes on the chosen language, closes and restores the focus', async () => {
    const { onLanguage } = show()
    await openLanguages()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onLanguage).toHaveBeenCalledWith(few[1], expect.any(Function))
    expect(isOpen(/^Language/)).toBe(false)
    expect(document.activeElement).toBe(button(/^Language/))
  })

  it('offers no search for seven languages, and one for eight', async () => {
    show({ languages: all.slice(0, 7) })
    await openLanguages()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it.each([
    ['deut', ['Deutsch']],
    ['german', ['Deutsch']],
    ['PORTUGUES', ['Português']],
    ['عرب', ['العربية']],
    ['klingon', []],
  ])('finds a language by its own and its translated name: %j', async (typed, found) => {
    show({ languages: all.slice(0, 8) })
    const list = await openLanguages()
    await enterText(screen.getByRole('searchbox', { name: 'Search languages' }), typed)
    expect(names(list)).toEqual(found)
    expect(screen.getByRole('status')).toHaveTextContent(found.length === 0 ? 'No languages match' : '')
  })
})

describe('keys typed before the search has loaded', () => {
  /** Opens a picker whose code loads when `come` is called. */
  async function openHeld(name: RegExp, shown?: Shown) {
    const { promise, resolve: come } = Promise.withResolvers<void>()
    code.come = promise
    show(shown)
    await userEvent.click(button(name))
    return come
  }
  afterEach(() => {
    code.come = Promise.resolve()
  })

  it.each([
    ['jpy', 'jpy'],
    ['mexixo{Backspace}{Backspace}co', 'mexico'],
    ['sao tome{Enter}', 'sao tome'],
    ['{Shift>}D{/Shift}kk', 'Dkk'],
    ['{Control>}a{/Control}d', 'd'],
  ])('appear in the currency search, which has the focus: %j', async (keys, expected) => {
    const come = await openHeld(/^Currency/)
    await userEvent.keyboard(keys)
    come()
    const field = await screen.findByRole('searchbox')
    expect(field).toHaveValue(expected)
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('!')
    expect(field).toHaveValue(`${expected}!`)
  })

  it('stay shown while the currencies load', async () => {
    const answered = Promise.withResolvers<Response>()
    const come = await openHeld(/^Currency/, { send: () => answered.promise })
    await userEvent.keyboard('m')
    come()
    await screen.findByText('Loading currencies')
    await userEvent.keyboard('ex')
    answered.resolve(await answer())
    expect(await screen.findByRole('searchbox')).toHaveValue('mex')
    expect(names(screen.getByRole('list', { name: 'Currencies' }))).toEqual(['Mexico'])
  })

  it('appear in the language search too', async () => {
    const come = await openHeld(/^Language/, { languages: all.slice(0, 8) })
    await userEvent.keyboard('deu')
    come()
    expect(await screen.findByRole('searchbox')).toHaveValue('deu')
  })

  it('are discarded when the panel closes', async () => {
    const come = await openHeld(/^Currency/)
    await userEvent.keyboard('mex{Escape}dkk')
    await userEvent.click(button(/^Currency/))
    come()
    expect(await screen.findByRole('searchbox')).toHaveValue('')
  })

  it('go directly into the search if it has already loaded', async () => {
    const come = await openHeld(/^Currency/)
    await userEvent.keyboard('mex')
    come()
    await screen.findByRole('searchbox')
    await userEvent.keyboard('{Escape}')
    for (const keys of ['dkk', 'usd']) {
      await userEvent.click(button(/^Currency/))
      await userEvent.keyboard(keys)
      expect(screen.getByRole('searchbox')).toHaveValue(keys)
      await userEvent.keyboard('{Escape}')
    }
  })

  it("leave the button's own keys alone while nothing is typed", async () => {
    await openHeld(/^Currency/)
    await userEvent.keyboard(' ')
    expect(isOpen(/^Currency/)).toBe(false)
  })
})

describe('currency picker', () => {
  // §5.18
  it.each(
    proofCases(
      [
        ['dkk', ['Denmark']],
        ['uNiTeD', ['United States']],
        ['mexico mx', ['Mexico']],
        ['krone dkk', ['Denmark']],
        ['STN sao', ['São Tomé']],
        ['dkk mexico', []],
        ['krone dkk', ['Denmark']],
        ['STN sao', ['São Tomé']],
        ['dkk mexico', []],
        ['sao tome', ['São Tomé']],
        [' ', ['Denmark', 'Mexico', 'São Tomé', 'United States']],
        ['zzz', []],
      ],
      4,
    ),
  )('finds currencies by name plus code in any case (spec §5): %j', async (typed, found) => {
    show()
    const list = await openCurrencies()
    await enterText(screen.getByRole('searchbox', { name: 'Search currencies' }), typed)
    expect(names(list)).toEqual(found)
    expect(screen.getByRole('status')).toHaveTextContent(found.length === 0 ? 'No currencies match' : '')
  })

  it('focuses its search, which is empty on each opening', async () => {
    show()
    await openCurrencies()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.keyboard('dkk{Escape}')
    await openCurrencies()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('moves between search and list with arrow keys; letters lead back to the search', async () => {
    show()
    await openCurrencies()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Denmark')
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('United States')
    await userEvent.keyboard('mex')
    expect(screen.getByRole('searchbox')).toHaveValue('mex')
  })

  it('selects the first result on Enter', async () => {
    const { onCurrency } = show()
    await openCurrencies()
    await userEvent.keyboard('mex{Enter}')
    expect(onCurrency).toHaveBeenCalledWith('MXN')
    expect(isOpen(/^Currency/)).toBe(false)
  })

  it('passes on a clicked currency, and marks the current one', async () => {
    const { onCurrency } = show()
    const list = await openCurrencies()
    expect(within(list).getByRole('button', { current: true })).toHaveTextContent('USD')
    await userEvent.click(within(list).getByRole('button', { name: /Denmark/ }))
    expect(onCurrency).toHaveBeenCalledWith('DKK')
    expect(document.activeElement).toBe(button(/^Currency/))
  })

  // §8.8
  it('loads the currencies on opening, and shows progress and failure (spec §8)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const send = vi.fn(answer).mockReturnValueOnce(promise)
    show({ send })
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(button(/^Currency/))
    expect(await screen.findByRole('status')).toHaveTextContent('Loading currencies')
    resolve(new Response(null, { status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Currencies' })).toBeVisible()
  })
})
