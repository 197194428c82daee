import type { ProductView } from './product-view.ts'

type Paths = Pick<ProductView, 'checkoutPath' | 'confirmationPaths' | 'proposalPath'>

interface Offer {
  rateKey: string
  price?: { currency: string; total: number } | undefined
}

/**
 * The address of the checkout for an offer. With it goes the total that was shown, so that the checkout can say where it has become
 * another, and all that the offer's own address says, which is the way back. Source: spec §2.2.
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

/** Where a booking on hold is paid: the checkout of its product, which knows it by its reference. */
export function paymentHref({ checkoutPath }: Pick<Paths, 'checkoutPath'>, reference: string): string {
  return `${checkoutPath}?reference=${encodeURIComponent(reference)}`
}

/** Where a later payment of a booking is made: the checkout of its product, which knows it by its reference and its date. */
export function entryHref(paths: Pick<Paths, 'checkoutPath'>, reference: string, at: string): string {
  return `${paymentHref(paths, reference)}&pay=${at}`
}

/** Where a booking is shown once it is decided: its reference stands where the path of its product has a place for it. */
export function confirmationHref(
  { confirmationPaths: [path = ''] }: Pick<Paths, 'confirmationPaths'>,
  reference: string,
): string {
  const written = encodeURIComponent(reference)
  return path.includes(':') ? path.replace(/:\w+/, written) : `${path}?reference=${written}`
}

/** A proposal's page, which is its link. */
export function proposalHref({ proposalPath }: Pick<Paths, 'proposalPath'>, id: string): string {
  return proposalPath.replace(/:\w+/, encodeURIComponent(id))
}
