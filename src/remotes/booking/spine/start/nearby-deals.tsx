import { useAgency, useMoney, useQuery, useSession, useSignInHref } from '@livery/platform'
import type { ReactNode } from 'react'
import type { EndpointQuery } from '../../../../api/endpoint-query.ts'
import type { Rates } from '../../../../contract/types.ts'
import { visiblePrices } from '../../../../tenant/visible-prices.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface Deal {
  link: string
}

interface NearbyDealsProps<One extends Deal> {
  query: EndpointQuery<{ response: readonly One[] }>
  title: string
  /** How many deals are shown at most. */
  most: number
  /** The card of a deal. */
  children: (deal: One) => ReactNode
}

/** Deals near the agency, for the days that deals apply to (spec §9). Renders nothing without deals. */
export function NearbyDeals<One extends Deal>({ query, title, most, children }: NearbyDealsProps<One>) {
  const { data, isError } = useQuery(query)
  if (isError || data?.response.length === 0) return null
  return (
    <section aria-labelledby="nearby-deals" className="mt-12">
      <h2 id="nearby-deals" className="font-brand text-heading">
        {title}
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {data
          ? data.response.slice(0, most).map((deal) => <li key={deal.link}>{children(deal)}</li>)
          : ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="h-72 rounded-xl" />)}
      </ul>
    </section>
  )
}

interface DealCardProps {
  /** The deal's page; visitors who may not see prices log in first. */
  href: string
  picture: string
  name: string
  /** Missing if prices are hidden. */
  rates?: Rates | undefined
  /** Names the discount; missing if the product shows none. */
  discount?: (percent: number) => string
  /** Above the name. */
  above?: ReactNode
  /** Facts below the name. */
  children?: ReactNode
}

/** A deal with its picture, name and price; all of it links to the deal's page. */
export function DealCard({ href, picture, name, rates, discount, above, children }: DealCardProps) {
  const text = useProductTexts()
  const money = useMoney()
  const { see, savings } = visiblePrices(useSession(), useAgency())
  const loginHref = useSignInHref('/login')
  const percent = Math.round(rates?.discountPercentage ?? 0)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-shadow hover:shadow-lift">
      <div className="relative">
        <Picture
          src={picture}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          width={640}
          height={480}
          className="aspect-4/3 w-full object-cover"
        />
        {discount && savings && percent > 0 && (
          <Badge className="absolute start-3 top-3 shadow-sm">{discount(percent)}</Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        {above}
        <h3 className="leading-snug font-bold">
          <Link
            href={see ? href : loginHref}
            className="after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            {name}
          </Link>
        </h3>
        {children}
        <p className="mt-auto pt-2 text-sm">
          {rates ? (
            <>
              <span className="text-muted-foreground">{text('price.toTraveller')} </span>
              <span className="text-base font-bold tabular-nums">
                {money.show(rates.totalRate, rates.currency)}
              </span>
            </>
          ) : (
            <span className="font-semibold text-link">{text('price.reveal')}</span>
          )}
        </p>
      </div>
    </article>
  )
}
