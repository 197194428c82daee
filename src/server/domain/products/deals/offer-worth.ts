import type { DealPrice } from '../../suppliers/supplier-price.ts'

/** Returns the share of the public price that is saved, 0 to 1. */
export function savedShare({ net, retail }: DealPrice): number {
  return retail === 0 ? 0 : 1 - net / retail
}

/** Returns a price's band: prices half as high again are in another band. */
export function priceBand({ net }: DealPrice): string {
  return `price ${Math.round(Math.log(Math.max(1, net)) / Math.log(1.5))}`
}

/** Returns what a picture shows, so that neighbouring deals differ. */
export function pictureKind(picture: string): string {
  return `picture ${picture.split('/')[2] ?? ''}`
}
