import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { OctoProduct } from './octo-answers.ts'
import { type OctoClient, OctoRefused } from './octo-client.ts'
import { startOf } from './read-product.ts'

/** Milliseconds for which a list of products is used again. */
const PRODUCTS_LAST_MS = 600_000

/** The connection to an OCTO supplier, with its products. */
export interface OctoSources {
  readonly client: OctoClient
  readonly clock: () => Date
  readonly geo: Geo
  /** All products. */
  products(): Promise<readonly OctoProduct[]>
  /** Null for an unknown product. */
  product(id: string): Promise<OctoProduct | null>
  timeZoneOf(product: OctoProduct): string
  /** Its name and its number for travellers. */
  supplier(): Promise<{ readonly name: string; readonly phone: string }>
}

/** Returns the sources of an OCTO supplier, which remember its products for a while. */
export function octoSources(client: OctoClient, geo: Geo, clock: () => Date): OctoSources {
  let listed: { readonly at: number; readonly products: Promise<readonly OctoProduct[]> } | null = null
  let named: Promise<{ name: string; phone: string }> | null = null

  function products(): Promise<readonly OctoProduct[]> {
    const now = clock().getTime()
    if (listed && now - listed.at < PRODUCTS_LAST_MS) return listed.products
    const made = { at: now, products: client.call<OctoProduct[]>('GET', '/products') }
    listed = made
    // A failure is not remembered.
    made.products.catch(() => {
      if (listed === made) listed = null
    })
    return made.products
  }

  return {
    client,
    clock,
    geo,
    products,
    async product(id) {
      const known = (await products()).find((one) => one.id === id)
      if (known) return known
      return client
        .call<OctoProduct>('GET', `/products/${encodeURIComponent(id)}`)
        .catch((error: unknown) => {
          if (error instanceof OctoRefused) return null
          throw error
        })
    },
    timeZoneOf: (product) =>
      product.timeZone ?? geo.timeZoneAt(startOf(product) ?? { latitude: 0, longitude: 0 }),
    supplier() {
      named ??= client
        .call<{ name: string; contact?: { telephone?: string | null } }>('GET', '/supplier')
        .then(({ name, contact }) => ({ name, phone: contact?.telephone ?? '' }))
      named.catch(() => {
        named = null
      })
      return named
    },
  }
}
