/** Where a booking on hold is paid: the checkout, which knows it by its reference. Source: spec §2.2 (/booknow/hotels/checkout). */
export function paymentHref(reference: string): string {
  return `/booknow/hotels/checkout?reference=${encodeURIComponent(reference)}`
}
