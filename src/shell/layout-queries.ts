import type { ApiClient } from '../api/client.ts'
import { exchangeRatesQuery } from '../api/exchange-rates.ts'
import { languagesQuery } from '../api/languages.ts'
import { navigationQuery } from '../api/navigation.ts'
import type { PageContext } from '../contract/page.ts'
import type { PageQuery } from './page-module.ts'

/**
 * Queries that the frame of every page needs. Exchange rates are omitted if prices are shown in their original
 * currency.
 */
export function layoutQueries({ page, client }: { page: PageContext; client: ApiClient }): PageQuery[] {
  return [
    navigationQuery(client),
    languagesQuery(client),
    ...(page.currency === 'USD' ? [] : [exchangeRatesQuery(client)]),
  ]
}
