import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

interface TrustStripProps {
  t: Text
  /** More than one engine to book with. */
  hasManyServices: boolean
  /** Visitors may see prices. */
  showsPrices: boolean
  /** An address or number to reach the agency. */
  isReachable: boolean
}

/** What holds for every booking here; only what is true of this agency is said. */
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
