import type { DealPrice } from '../../suppliers/supplier-price.ts'

/** Takes a price and gives the part of the public price that is saved, 0 to 1. */
export function savedShare({ net, retail }: DealPrice): number {
  return retail === 0 ? 0 : 1 - net / retail
}

/** Takes a price and gives its band: prices half as high again are another band. */
export function priceBand({ net }: DealPrice): string {
  return `price ${Math.round(Math.log(Math.max(1, net)) / Math.log(1.5))}`
}

/** Takes a picture's address and gives what it shows, so that neighbours do not show the same. */
export function pictureKind(picture: string): string {
  return `picture ${picture.split('/')[2] ?? ''}`
}
