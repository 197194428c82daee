import type { LateTexts } from '@livery/platform'
import type { ComponentType } from 'react'
import { checkoutTexts, spinePageTexts } from './pages/page-texts.ts'
import { paths } from './paths.ts'
import type { ProductView } from './product/product-view.ts'

/** A page that the spine renders; it belongs to a product if it is under the product's address. */
interface SpinePage {
  path: string
  load: () => Promise<ComponentType>
  product?: string
  spineTexts: readonly LateTexts[]
}

const loadCheckout = async () => (await import('./pages/checkout.tsx')).CheckoutPage
const loadConfirmation = async () => (await import('./confirmation/confirmation-page.tsx')).ConfirmationPage
const loadProposal = async () => (await import('./proposals/proposal.tsx')).ProposalPage
const loadWallet = async () => (await import('./pages/wallet.tsx')).WalletPage

/** Pages that show bookings of every product. */
export const spinePages: readonly SpinePage[] = [
  { path: paths.dashboard, load: async () => (await import('./pages/trips-dashboard.tsx')).TripsDashboard },
  { path: paths.trips, load: async () => (await import('./pages/trips.tsx')).TripsPage },
  { path: paths.wallet, load: loadWallet },
  { path: paths.agentWallet, load: loadWallet },
  {
    path: paths.bookings,
    load: async () => (await import('./pages/agency-bookings.tsx')).AgencyBookingsPage,
  },
  { path: paths.proposals, load: async () => (await import('./proposals/proposals.tsx')).ProposalsPage },
].map((page) => ({ ...page, spineTexts: spinePageTexts }))

/** Returns the spine's pages that each product has under its own address. */
export function pagesFor(view: ProductView): readonly SpinePage[] {
  const { product } = view
  return [
    { path: view.checkoutPath, load: loadCheckout, product, spineTexts: checkoutTexts },
    ...view.confirmationPaths.map((path) => ({
      path,
      load: loadConfirmation,
      product,
      spineTexts: spinePageTexts,
    })),
    { path: view.proposalPath, load: loadProposal, product, spineTexts: spinePageTexts },
  ]
}
