import type { components } from '../../src/contract/api.gen.ts'
import { RATES_OF, rates } from './money.ts'
import { type Route, route } from './route.ts'

type Country = components['schemas']['Country']
type BusinessInfo = components['schemas']['BusinessInfo']
type CurrencyCode = Country['currency']

const countries = (
  [
    ['Denmark', 'DK', 'DKK', 'kr.'],
    ['Portugal', 'PT', 'EUR', '€'],
    ['United Kingdom', 'GB', 'GBP', '£'],
    ['United States', 'US', 'USD', '$'],
  ] as const
).map(([name, code, currency, symbol]): Country => {
  const points = [...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65)
  return {
    name,
    code,
    currency,
    symbol,
    image: `/flags/${code.toLowerCase()}.svg`,
    emoji: String.fromCodePoint(...points),
    unicode: points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(' '),
  }
})

/** Makes the calls for the site's content next to the offers: menus, languages, currencies. */
export function agencyPages(): readonly Route[] {
  const businessInfo = new Map<string, BusinessInfo>()
  return [
    route('getCurrentPaymentGateway', 'GET /api/getCurrentPaymentGateway', () => ({
      body: { CurrentPayment: 'sandbox', isAvailable: true },
    })),
    route('getNavigations', 'GET /api/agency/navigations', () => ({
      body: { agencyNavigation: [{ label: 'Hotels', path: '/hotels' }] },
    })),
    route('getAboutUs', 'GET /api/agency/about-us', () => ({
      body: { data: [{ isEnabled: true, title: 'About', content: '<p>An agency of the example API.</p>' }] },
    })),
    route('getFaqs', 'GET /api/agency/faqs', () => ({
      body: { data: [{ isEnabled: false, headerMessage: '', questions: [] }] },
    })),
    route('getLanguages', 'GET /api/agency/languages', () => ({
      body: { languages: [{ name: 'English', code: 'en', value: 'en-GB' }] },
    })),
    route('getCountries', 'GET /api/code', () => ({ body: { data: countries } })),
    route('getEnabledCountries', 'GET /api/admin/country/enable', () => ({ body: { data: countries } })),
    route('getEnabledCurrencies', 'GET /api/admin/country/enableCurrencies', () => ({
      body: {
        data: countries.map(({ name, code, currency, symbol, image }) => ({
          name,
          code,
          currency,
          symbol,
          image,
        })),
      },
    })),
    route('getExchangeRates', 'GET /api/multi-currency/exchange', () => ({
      body: {
        base: 'USD',
        asOf: RATES_OF,
        source: 'The example API',
        rates: rates as Record<CurrencyCode, number>,
      },
    })),
    route('getBusinessInfo', 'GET /api/agency/business-info', ({ agency }) => ({
      body: { data: { data: businessInfo.get(agency) ?? null } },
    })),
    route('submitBusinessInfo', 'POST /api/agency/business-info', ({ agency, body }) => {
      businessInfo.set(agency, body)
      return { body: { data: body } }
    }),
  ]
}
