// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import type { LanguageCode } from '../contract/types.ts'
import { ApiProvider } from './api.tsx'
import { currencyAtom } from './currency.ts'
import { formatMoney, useMoney } from './money.tsx'
import { PageProvider } from './page.tsx'

const rates = { USD: 1, EUR: 0.9, DKK: 6.5, JPY: 150 }
const answer = async () => Response.json({ base: 'USD', asOf: '2026-01-01', source: 'test', rates })

function Sample({ short }: { short: boolean }) {
  const { show } = useMoney()
  return <p data-testid="price">{show(120, 'USD', { short })}</p>
}

function showPrice({ language = 'en' as LanguageCode, country = 'US', short = false, send = answer } = {}) {
  const store = createStore()
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={createApiClient({ baseUrl: 'http://aurora.localhost', fetch: send })}>
          <PageProvider page={{ agency: { defaultCountry: country }, language } as PageContext}>
            <Sample short={short} />
          </PageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Provider>,
  )
  const price = screen.getByTestId('price')
  return {
    price,
    data: price.querySelector('data'),
    choose: (code: string) => act(() => store.set(currencyAtom, code)),
  }
}

describe('price (spec §1, §5, §9)', () => {
  // §9.10
  it('is converted with the rates relative to USD, and keeps its original amount', async () => {
    const { price, data, choose } = showPrice()
    expect(price).toHaveTextContent('$120.00')
    expect(data?.title).toBe('')
    choose('EUR')
    await waitFor(() => expect(price).toHaveTextContent('€108.00'))
    expect(data).toHaveAttribute('value', '120')
    expect(data).toHaveAttribute('data-currency', 'USD')
    expect(data).toHaveAttribute('title', '$120.00')
  })

  it('is never converted twice, however often the currency is switched', async () => {
    const { price, choose } = showPrice()
    for (const code of ['EUR', 'JPY', 'DKK', 'EUR', 'DKK']) choose(code)
    await waitFor(() => expect(price).toHaveTextContent(/DKK\s780\.00/))
    choose('USD')
    expect(price).toHaveTextContent('$120.00')
  })

  it('keeps its own currency if a rate is missing', async () => {
    const { price, choose } = showPrice()
    choose('EUR')
    await waitFor(() => expect(price).toHaveTextContent('€108.00'))
    choose('XAU')
    expect(price).toHaveTextContent('$120.00')
  })

  it('keeps its own currency if the rates fail to load', async () => {
    const { price, choose } = showPrice({ send: async () => new Response(null, { status: 500 }) })
    choose('EUR')
    await act(async () => undefined)
    expect(price).toHaveTextContent('$120.00')
  })

  // §5.19, §9.13
  it('has no decimals in short form, otherwise two', () => {
    const amounts = [true, false].map((short) => formatMoney(1234.5, 'USD', 'en-US', short))
    expect(amounts).toEqual(['$1,235', '$1,234.50'])
    expect(formatMoney(1234, 'JPY', 'en-US', false)).toBe('¥1,234.00')
  })

  it('has its full original amount in short form too', async () => {
    const { data, choose } = showPrice({ short: true })
    choose('EUR')
    await waitFor(() => expect(data).toHaveTextContent('€108'))
    expect(data).toHaveAttribute('title', '$120.00')
  })

  it("follows the language and the agency's country, with digits 0 to 9 in Arabic too", async () => {
    const { price } = showPrice({ language: 'ar', country: 'SA' })
    expect(price.textContent).toMatch(/120\.00/)
  })
})
