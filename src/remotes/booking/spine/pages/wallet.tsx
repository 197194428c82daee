import { useApi, useLocation, useQuery } from '@livery/platform'
import { walletQuery } from '../../../../api/bookings.ts'
import type { Wallet } from '../../../../contract/types.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { paths } from '../paths.ts'
import { Amount, useAmounts } from '../price/amount.tsx'
import { useStart } from '../product/use-start.ts'
import { listHref } from '../trips/trips-address.ts'
import { useMoment } from '../trips/use-moment.ts'

/** /mytrip/wallet/, and /wallet/details/ for agents. */
export function WalletPage() {
  const { pathname } = useLocation()
  return (
    <PartFrame>
      <section className="page-width py-8 pb-16 lg:py-12">
        <WalletView isAgent={!pathname.toLowerCase().startsWith('/mytrip')} />
      </section>
    </PartFrame>
  )
}

/** The user's wallet: its balance and entries. */
function WalletView({ isAgent }: { isAgent: boolean }) {
  const text = useProductTexts()
  const { data, error, refetch } = useQuery(walletQuery(useApi()))
  return (
    <>
      <h1 className="font-brand text-title">{text('wallet.title')}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">{text('wallet.lead')}</p>
      {error ? (
        <LoadFailure error={error} onRetry={refetch} level={2} />
      ) : data ? (
        <Contents wallet={data.data} list={isAgent ? paths.bookings : paths.trips} />
      ) : (
        <div role="status" className="mt-6 grid max-w-3xl gap-4">
          <span className="sr-only">{text('wallet.loading')}</span>
          <Skeleton className="h-36 w-full rounded-xl" />
          <Skeleton className="h-64 w-full rounded-xl" />
        </div>
      )}
    </>
  )
}

function Contents({ wallet: { balance, entries }, list }: { wallet: Wallet; list: string }) {
  const text = useProductTexts()
  const { path: start } = useStart()
  return (
    <div className="mt-6 grid max-w-3xl gap-6">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl border bg-accent p-6 text-accent-foreground shadow-card">
        <div>
          <h2 className="font-semibold">{text('wallet.balance')}</h2>
          <p className="font-brand text-title tabular-nums">
            <Amount {...balance} />
          </p>
        </div>
        <LinkButton href={start}>{text('wallet.use')}</LinkButton>
      </section>
      <section aria-labelledby="entries-title">
        <h2 id="entries-title" className="font-brand text-heading">
          {text('wallet.entries')}
        </h2>
        {entries.length === 0 ? (
          <EmptyState icon="wallet" size="small" level={3} title={text('wallet.none')}>
            {text('wallet.noneHint')}
          </EmptyState>
        ) : (
          <ul className="mt-4 divide-y overflow-hidden rounded-xl border bg-card shadow-card">
            {entries.map((entry) => (
              <Entry
                key={`${entry.at} ${entry.reason} ${entry.amount}`}
                {...{ entry, list }}
                currency={balance.currency}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

interface EntryProps {
  entry: Wallet['entries'][number]
  currency: string
  list: string
}

function Entry({ entry: { at, reason, reference, amount }, currency, list }: EntryProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { day } = useMoment()
  const isIn = amount >= 0
  return (
    <li className="flex items-center gap-4 p-4">
      <span
        className={`flex size-10 shrink-0 items-center justify-center rounded-full ${isIn ? 'tint-success text-success' : 'bg-muted text-muted-foreground'}`}
      >
        <Icon name={isIn ? 'wallet' : 'bag'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{text(`wallet.reason.${reason}`)}</span>
        <span className="block text-sm text-muted-foreground">
          <time dateTime={at}>{day(at)}</time>
          {reference && (
            <>
              {' · '}
              <Link
                href={listHref(list, {}, reference)}
                className="-my-2 inline-block py-2 text-link underline underline-offset-4"
              >
                <bdi dir="ltr">{reference}</bdi>
              </Link>
            </>
          )}
        </span>
      </span>
      <data value={amount} className={`shrink-0 font-bold tabular-nums ${isIn ? 'text-success' : ''}`}>
        {write(amount, currency, { signed: true })}
      </data>
    </li>
  )
}
