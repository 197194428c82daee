import { usePage } from '@livery/platform'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { Deferred } from '../../../../ui/deferred.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { ProductScope, useProduct, useViews } from '../product/product-scope.tsx'
import { NextTrip } from '../trips/next-trip.tsx'
import { WalletBalance } from '../trips/wallet-balance.tsx'

/** Trip content of the dashboard (/mytrip/dashboard): the next trip, the wallet and recent searches. */
export function TripsDashboard() {
  const { session, agency } = usePage()
  const views = useViews()
  const hasWallet = permissionsOf(session, agency).has('menu.wallet')
  return (
    <PartFrame>
      <div className="mt-8 grid items-start gap-x-8 gap-y-6" key={session.email}>
        <NextTrip />
        {hasWallet && <WalletBalance />}
      </div>
      {views.map(({ product }) => (
        <ProductScope key={product} product={product}>
          <Recent />
        </ProductScope>
      ))}
    </PartFrame>
  )
}

function Recent() {
  const { loadRecent } = useProduct().pieces
  return (
    <Deferred load={loadRecent} meanwhile={null}>
      {(List) => <List />}
    </Deferred>
  )
}
