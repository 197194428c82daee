import type { ProductView } from './product-view.ts'

type Paths = Pick<ProductView, 'checkoutPath' | 'confirmationPaths' | 'proposalPath'>

interface Offer {
  rateKey: string
  price?: { currency: string; total: number } | undefined
}

/**
 * Returns an offer's checkout address. It carries the shown total, so that the checkout can report a change, and the
 * parameters of the offer's own address, which form the link back. Source: spec §2.2.
 */
export function checkoutHref(
  { checkoutPath }: Pick<Paths, 'checkoutPath'>,
  { rateKey, price }: Offer,
  offerHref: string,
): string {
  const shown = price ? `&shown=${price.currency}.${price.total}` : ''
  const back = offerHref.split('?')[1]
  return `${checkoutPath}?rateKey=${encodeURIComponent(rateKey)}${shown}&${back}`
}

/** Returns where a hold is paid: its product's checkout, with the booking's reference. */
export function paymentHref({ checkoutPath }: Pick<Paths, 'checkoutPath'>, reference: string): string {
  return `${checkoutPath}?reference=${encodeURIComponent(reference)}`
}

/** Returns where a later payment is made: the product's checkout, with the booking's reference and the date. */
export function entryHref(paths: Pick<Paths, 'checkoutPath'>, reference: string, at: string): string {
  return `${paymentHref(paths, reference)}&pay=${at}`
}

/** Returns a booking's confirmation page; the reference is in the path if the product's path has a place for it. */
export function confirmationHref(
  { confirmationPaths: [path = ''] }: Pick<Paths, 'confirmationPaths'>,
  reference: string,
): string {
  const written = encodeURIComponent(reference)
  return path.includes(':') ? path.replace(/:\w+/, written) : `${path}?reference=${written}`
}

/** Returns a proposal's page, which is also its link. */
export function proposalHref({ proposalPath }: Pick<Paths, 'proposalPath'>, id: string): string {
  return proposalPath.replace(/:\w+/, encodeURIComponent(id))
}
