import type { CarDeal, CarSearch } from '../../../../contract/types.ts'
import type { CarCriteria, CarOffer } from '../../suppliers/car-offer.ts'
import { chooseVaried } from '../deals/choose-varied.ts'
import {
  type DealContext,
  type DealSources,
  exchangeFor,
  homeDeals,
  ratesContext,
} from '../deals/deal-context.ts'
import { dealLink } from '../deals/deal-link.ts'
import { dealRates } from '../deals/deal-rates.ts'
import { savedShare } from '../deals/offer-worth.ts'
import { carCriteria } from './car-criteria.ts'

const mostResults = 60

/**
 * Returns the deals of spec §3 for a car search (spec §7), for the whole rental. The home page gets eight varied
 * ones, other pages up to sixty, cheapest first.
 */
export async function carDeals(
  search: CarSearch,
  sources: DealSources,
  context: DealContext,
): Promise<CarDeal[]> {
  const { currency = 'USD' } = search
  const exchange = await exchangeFor(sources.rates, currency, 'body')
  const criteria = carCriteria(search, sources, context)
  const offers = await sources.supplier.carDeals(criteria)
  const chosen = search.isHome
    ? chooseVaried(offers, homeDeals, { worth: carWorth, likenesses, dullness: 0.25 })
    : offers.toSorted((a, b) => a.price.net - b.price.net).slice(0, mostResults)
  const rated = ratesContext(sources, context, 'car', { currency, exchange })
  return chosen.map((offer) => {
    const rates = dealRates(offer.price, rated(offer.pickUpDesk.position))
    return {
      vehiclePicture: offer.picture,
      logo: offer.provider.logo,
      veh: offer.vehicle,
      name: offer.className,
      passangerCapacity: offer.seats,
      bagCapacity: offer.bags,
      noOfDoors: offer.doors,
      pickupLocation: offer.pickUpDesk.name,
      dropOffLocation: offer.returnDesk.name,
      rating: offer.provider.guestRating,
      link: carLink(offer, criteria),
      ...(rates ? { rates } : {}),
    }
  })
}

/** Savings and a good desk count; expensive cars must save more to be shown. */
function carWorth({ price, provider }: CarOffer): number {
  return 2 * savedShare(price) + 0.3 * (provider.guestRating - 4) - 0.12 * Math.log2(price.net / 10_000)
}

function likenesses({ acriss, picture, provider, vehicle, pickUpDesk }: CarOffer): string[] {
  const kind = new URLSearchParams(picture.split('?')[1]).get('car') ?? acriss
  return [acriss, `kind ${kind}`, vehicle, provider.name, pickUpDesk.name]
}

function carLink({ id }: CarOffer, criteria: CarCriteria): string {
  const { pickUp, return: back } = criteria
  return dealLink('/booknow/cars/result-details', {
    carId: id,
    pickUpDateTime: pickUp.dateTime,
    pickupLatitude: pickUp.point.latitude,
    pickupLongitude: pickUp.point.longitude,
    returnDateTime: back.dateTime,
    returnLatitude: back.point.latitude,
    returnLongitude: back.point.longitude,
    age: criteria.driverAge,
    countryOfResidence: criteria.countryOfResidence,
  })
}
