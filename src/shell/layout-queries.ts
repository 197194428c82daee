import type { ApiClient } from '../api/client.ts'
import { exchangeRatesQuery } from '../api/exchange-rates.ts'
import { languagesQuery } from '../api/languages.ts'
import { navigationQuery } from '../api/navigation.ts'
import type { PageContext } from '../contract/page.ts'
import type { PageQuery } from './page-module.ts'

/** What the frame around every page needs. Rates are left out where prices stand in the currency they come in. */
export function layoutQueries({ page, client }: { page: PageContext; client: ApiClient }): PageQuery[] {
  return [
    navigationQuery(client),
    languagesQuery(client),
    ...(page.currency === 'USD' ? [] : [exchangeRatesQuery(client)]),
  ]
}
