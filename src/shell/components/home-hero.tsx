import type { ReactNode } from 'react'
import type { PageAgency } from '../../contract/page.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Picture } from '../../ui/picture.tsx'

interface HomeHeroProps {
  headline: string
  subline: string
  /** Arrangement of text, picture and search. */
  layout?: PageAgency['home']['layout']
  /** The agency's scene in a wide format. */
  image: string
  /** The search form, which overlaps the picture's lower edge. */
  children?: ReactNode
}

/** Hero of the home page: the agency's text and picture with the search. The layouts are styles (hero.css). */
export function HomeHero({ headline, subline, layout = 'side', image, children }: HomeHeroProps) {
  return (
    <section data-layout={layout} className="hero">
      <div data-still className="hero-picture">
        <Picture
          src={image}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className="size-full object-cover"
        />
      </div>
      <div className="page-width">
        <div className="hero-words">
          <h1 className="font-brand text-hero">
            <bdi>{headline}</bdi>
          </h1>
          {subline && (
            <p>
              <bdi>{subline}</bdi>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

interface TrustStripProps {
  t: Text
  /** True if more than one engine can be booked. */
  hasManyServices: boolean
  /** True if visitors may see prices. */
  showsPrices: boolean
  /** True if the agency has a contact address or number. */
  isReachable: boolean
}

/** Promises that hold for every booking; each appears only if it is true of this agency. */
export function TrustStrip({ t, hasManyServices, showsPrices, isReachable }: TrustStripProps) {
  const items: readonly (readonly [shown: boolean, icon: IconName, title: string, hint: string])[] = [
    [hasManyServices, 'bag', t('trust.oneTrip'), t('trust.oneTripHint')],
    [showsPrices, 'spark', t('trust.rates'), t('trust.ratesHint')],
    [true, 'wallet', t('trust.currencies'), t('trust.currenciesHint')],
    [isReachable, 'phone', t('trust.contact'), t('trust.contactHint')],
  ]
  return (
    <div className="page-width pt-12 lg:pt-16">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-7 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-0 lg:divide-x">
        {items
          .filter(([shown]) => shown)
          .map(([, icon, title, hint]) => (
            <li
              key={icon}
              className="max-lg:last:odd:col-span-2 sm:flex sm:gap-4 lg:px-7 lg:first:ps-0 lg:last:pe-0"
            >
              <Icon name={icon} className="size-7 text-link max-sm:mb-2" />
              <span>
                <span className="block leading-tight font-bold text-pretty">{title}</span>
                <span className="mt-1 block text-sm text-pretty text-muted-foreground">{hint}</span>
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
