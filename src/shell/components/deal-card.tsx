import type { ReactNode } from 'react'
import type { Device } from '../../contract/page.ts'
import type { Rates } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import type { VisiblePrices } from '../../tenant/visible-prices.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
import { type Deal, dealFace } from './deal.ts'
import { DealLine } from './deal-line.tsx'

/** Properties shared by all cards of the section. */
export interface DealCardContext {
  t: Text
  prices: VisiblePrices
  device: Device
  /** Locale of numbers. */
  language: string
  money: (amount: number, currency: string) => ReactNode
  /** Log-in address that returns to this tab. */
  loginHref: string
  /** Replaces a picture that fails to load. */
  fallbackImage?: string
  /** Returns whether the site can open a deal of this address; always true if omitted. */
  canOpen?: (link: string) => boolean
}

const STARS = 5

/** One deal of any service (spec §2.5). */
export function DealCard({ item, context }: { item: Deal; context: DealCardContext }) {
  const { t, prices, fallbackImage } = context
  const face = dealFace(item)
  const percent = Math.round(face.rates?.discountPercentage ?? 0)
  const rating = Math.min(STARS, Math.max(0, Math.floor(face.rating)))
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card transition-[box-shadow,translate] duration-300 ease-out focus-within:shadow-lift hover:-translate-y-1 hover:shadow-lift">
      <div className="relative aspect-[4/3] overflow-hidden bg-muted">
        <Picture
          src={face.image}
          {...(fallbackImage && { fallback: fallbackImage })}
          alt=""
          width="640"
          height="480"
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.045]"
        />
        {prices.savings && percent > 0 && (
          <Badge tone="secondary" className="absolute start-3 top-3 shadow-sm">
            {t('deal.discount', { percent })}
          </Badge>
        )}
        {item.service === 'Cars' && (
          <Picture
            src={item.deal.logo}
            alt=""
            placeholder={null}
            loading="lazy"
            className="absolute end-3 top-3 h-9 max-w-28 rounded-sm bg-deep-foreground p-2 object-contain shadow-sm"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <Rating value={face.rating} total={STARS} label={t('deal.rating', { rating, total: STARS })} />
        <h3 className="mt-2 line-clamp-2 text-[1.0625rem] leading-snug font-bold">{face.title}</h3>
        <div className="mt-2 mb-4 space-y-1.5 text-sm text-muted-foreground">
          <DealLine t={t} item={item} language={context.language} />
        </div>
        <div className="mt-auto space-y-4 border-t pt-3">
          {face.rates && (
            <PriceBlock
              t={t}
              rates={face.rates}
              prices={prices}
              money={context.money}
              loginHref={context.loginHref}
            />
          )}
          <DealButton face={face} context={context} />
        </div>
      </div>
    </article>
  )
}

/** Covers the whole card, so that the picture is part of the link. */
const stretched = 'after:absolute after:inset-0 after:rounded-xl'

function DealButton({ face, context }: { face: { link: string; title: string }; context: DealCardContext }) {
  const { t, prices, device, loginHref, canOpen } = context
  if (!prices.see) {
    return (
      <LinkButton href={loginHref} wide variant="outline" className={stretched}>
        {t('deal.revealPrice')}
        <span className="sr-only">: {face.title}</span>
      </LinkButton>
    )
  }
  if (canOpen && !canOpen(face.link)) return null
  return (
    <LinkButton
      href={face.link}
      wide
      variant="tonal"
      className={stretched}
      {...(device === 'desktop' && { target: '_blank', rel: 'noopener' })}
    >
      {t('deal.view')}
      <span className="sr-only">: {face.title}</span>
    </LinkButton>
  )
}

interface PriceBlockProps {
  t: Text
  rates: Rates
  prices: VisiblePrices
  /** Formats an amount in the visitor's display currency. */
  money: (amount: number, currency: string) => ReactNode
  loginHref: string
}

/**
 * Prices of a deal by role: retail price and saving for a traveller, what logging in saves for a visitor, the
 * price's components for an agent (spec §2.5, §5).
 */
function PriceBlock({ t, rates, prices, money, loginHref }: PriceBlockProps) {
  if (!prices.see) return null
  const amount = (value: number) => money(value, rates.currency)
  // A saving that rounds to zero is not shown (spec §5).
  const saving = (prices.savings ? rates.savedPrice : rates.memberSaving) ?? 0
  return (
    <dl className="space-y-0.5">
      {prices.savings && (
        <Price variant="struck" label={t('deal.retailPrice')} amount={amount(rates.publishedRate)} />
      )}
      {prices.agent && rates.baseRate !== undefined && (
        <Price label={t('deal.wholesaleRate')} amount={amount(rates.baseRate)} />
      )}
      {prices.agent && rates.taxAndFee !== undefined && (
        <Price label={t('deal.agencyMarkup')} amount={amount(rates.taxAndFee)} />
      )}
      <Price variant="main" label={t('deal.priceToTraveller')} amount={amount(rates.totalRate)} />
      {Math.round(saving) > 0 && (
        <div className="flex items-baseline justify-between gap-3 text-sm font-semibold text-success">
          <dt>
            {prices.savings ? (
              t('deal.saved')
            ) : (
              <Link
                href={loginHref}
                data-auth="savePrice"
                className="relative z-10 -my-3 inline-block py-3 underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                {t('deal.loginToSave')}
              </Link>
            )}
          </dt>
          <dd className="shrink-0 tabular-nums">{amount(saving)}</dd>
        </div>
      )}
    </dl>
  )
}
