import { useApi, usePage, useQuery } from '@livery/platform'
import { walletQuery } from '../../../../api/bookings.ts'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { paths } from '../paths.ts'
import { Amount } from '../price/amount.tsx'
import { ProductScope, useProduct, useViews } from '../product/product-scope.tsx'
import { NextTrip } from '../trips/next-trip.tsx'

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

/** Wallet balance in one line that links to the wallet; renders nothing if it is unknown. */
function WalletBalance() {
  const text = useProductTexts()
  const { data } = useQuery(walletQuery(useApi()))
  if (!data) return null
  return (
    <Link
      href={paths.wallet}
      className="flex items-center gap-4 rounded-xl border bg-card p-4 px-5 shadow-card transition-colors hover:border-brand-edge"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
        <Icon name="wallet" className="size-5.5" />
      </span>
      <span className="flex-1 font-semibold">{text('wallet.balance')}</span>
      <span className="text-lg font-bold tabular-nums">
        <Amount {...data.data.balance} />
      </span>
      <span className="text-muted-foreground">
        <Icon name="end" className="size-4" />
      </span>
    </Link>
  )
}
