import './part.css'
import type { RemotePart } from '../../contract/remote.ts'
import { loadMonthNames } from '../../tenant/month-names.ts'
import { paths, titles } from './routes.ts'
import { LatePage } from './spine/page/late-page.tsx'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

const loadHotels = async () => (await import('./products/hotel/pages/hotels.tsx')).HotelsPage
const loadResults = async () => (await import('./products/hotel/pages/hotel-results.tsx')).HotelResultsPage
const loadHotel = async () => (await import('./products/hotel/pages/hotel.tsx')).HotelPage
const loadCheckout = async () => (await import('./spine/pages/checkout.tsx')).CheckoutPage
const loadConfirmation = async () =>
  (await import('./spine/confirmation/confirmation-page.tsx')).ConfirmationPage
const loadTripsNow = async () => (await import('./spine/pages/trips-now.tsx')).TripsNow
const loadTrips = async () => (await import('./spine/pages/trips.tsx')).TripsPage
const loadWallet = async () => (await import('./spine/pages/wallet.tsx')).WalletPage
const loadBookings = async () => (await import('./spine/pages/agency-bookings.tsx')).AgencyBookingsPage
const loadDeal = async () => (await import('./products/hotel/deal/deal.tsx')).DealPage
const loadProposal = async () => (await import('./spine/proposals/proposal.tsx')).ProposalPage
const loadProposals = async () => (await import('./spine/proposals/proposals.tsx')).ProposalsPage

const pages = {
  [paths.hotels]: () => <LatePage load={loadHotels} />,
  [paths.hotelResults]: () => <LatePage load={loadResults} />,
  [paths.hotelStay]: () => <LatePage load={loadHotel} />,
  [paths.hotel]: () => <LatePage load={loadHotel} />,
  [paths.checkout]: () => <LatePage load={loadCheckout} />,
  [paths.confirmation]: () => <LatePage load={loadConfirmation} />,
  [paths.dashboard]: () => <LatePage load={loadTripsNow} />,
  [paths.trips]: () => <LatePage load={loadTrips} />,
  [paths.wallet]: () => <LatePage load={loadWallet} />,
  [paths.agentWallet]: () => <LatePage load={loadWallet} />,
  [paths.bookings]: () => <LatePage load={loadBookings} />,
  [paths.deal]: () => <LatePage load={loadDeal} />,
  [paths.proposal]: () => <LatePage load={loadProposal} />,
  [paths.proposals]: () => <LatePage load={loadProposals} />,
} as const

/** The booking part: every page of a search and a booking. */
export const part: RemotePart = {
  name: 'booking',
  routes: Object.values(paths).map((path) => ({ path, component: pages[path], title: titles[path] })),
  async loadText(language) {
    const [text] = await Promise.all([texts[`./text/${language}.json`]?.(), loadMonthNames(language)])
    return text ?? {}
  },
}
