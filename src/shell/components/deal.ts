import type { ActivityDeal, CarDeal, HotelDeal, Rates, ResortDeal } from '../../contract/types.ts'

/** A deal with its service. */
export type Deal =
  | { service: 'Hotels'; deal: HotelDeal }
  | { service: 'Activities'; deal: ActivityDeal }
  | { service: 'Cars'; deal: CarDeal }
  | { service: 'Resorts'; deal: ResortDeal }

/** Properties that a card shows for any service. */
export interface DealFace {
  title: string
  image: string
  rating: number
  link: string
  rates: Rates | undefined
}

/**
 * Returns the card properties of a deal except its service's own line. A car is named by its vehicle before its name
 * (spec §2.5).
 */
export function dealFace(item: Deal): DealFace {
  const { rating, link, rates } = item.deal
  const common = { rating, link: dealLink(link), rates }
  switch (item.service) {
    case 'Hotels':
      return {
        ...common,
        title: item.deal.hotel.hotelDetails.name,
        image: item.deal.hotel.hotelDetails.heroImage,
      }
    case 'Activities':
      return { ...common, title: item.deal.title, image: item.deal.imageUrl }
    case 'Cars':
      return { ...common, title: item.deal.veh || item.deal.name, image: item.deal.vehiclePicture }
    case 'Resorts':
      return { ...common, title: item.deal.name, image: item.deal.imageUrl }
  }
}

/** Adds `isFromDeal=true` to a deal's link (spec §2.4), once, before any fragment. */
function dealLink(link: string): string {
  const [address = '', fragment] = link.split('#')
  if (/[?&]isFromDeal=true(&|$)/.test(address)) return link
  const marked = `${address}${address.includes('?') ? '&' : '?'}isFromDeal=true`
  return fragment === undefined ? marked : `${marked}#${fragment}`
}
