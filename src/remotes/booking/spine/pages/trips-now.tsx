import { usePage } from '@livery/platform'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { RecentList } from '../../products/hotel/search/recent-list.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { NextTrip } from '../trips/next-trip.tsx'
import { WalletBalance } from '../trips/wallet-balance.tsx'

/** What of the dashboard (/mytrip/dashboard) is about trips: the next one, the wallet and the searches of before. */
export function TripsNow() {
  const { session, agency } = usePage()
  const hasWallet = permissionsOf(session, agency).has('menu.wallet')
  return (
    <PartFrame>
      <div className="mt-8 grid items-start gap-x-8 gap-y-6" key={session.email}>
        <NextTrip />
        {hasWallet && <WalletBalance />}
      </div>
      <RecentList />
    </PartFrame>
  )
}
