import type { SocialLinks as Links } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import marks from '../../ui/footer-marks.svg?no-inline'

/** Accepted payments, in the order of spec §2.6: Discover, Visa, American Express, Master Card, Bitcoin. */
const payments = [
  ['discover', 'payment.discover'],
  ['visa', 'payment.visa'],
  ['american-express', 'payment.americanExpress'],
  ['master-card', 'payment.masterCard'],
  ['bitcoin', 'payment.bitcoin'],
] as const

/** In display order; icon and text key of each have its name. */
const networks = ['instagram', 'facebook', 'twitter', 'youtube', 'linkedin', 'tiktok', 'discord'] as const

interface SocialLinksProps {
  t: Text
  label: string
  links: Links
  agency: string
}

/** The agency's social networks (spec §3). */
export function SocialLinks({ t, label, links, agency }: SocialLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {networks
        .filter((network) => links[network])
        .map((network) => (
          <li key={network}>
            <a
              href={links[network]}
              rel="noopener me"
              className="flex size-11 items-center justify-center rounded-full border text-muted-foreground transition-colors hover:border-brand-edge hover:bg-accent hover:text-accent-foreground"
            >
              <span className="sr-only">{t(`social.${network}`, { agency })}</span>
              <svg className="size-5 fill-current" aria-hidden="true">
                <use href={`${marks}#${network}`} />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  )
}

/**
 * Payment marks in the footer's colours, so that no row of brand logos clashes with it: `fill` is the background,
 * `color` the mark.
 */
export function PaymentMarks({ t }: { t: Text }) {
  return (
    <ul className="grid max-w-80 grid-cols-5 gap-2">
      {payments.map(([mark, name]) => (
        <li key={mark} className="aspect-[8/5] rounded-sm bg-deep-foreground">
          <span className="sr-only">{t(name)}</span>
          <svg
            className="size-full forced-color-adjust-none fill-deep text-deep-foreground"
            direction="ltr"
            aria-hidden="true"
          >
            <use href={`${marks}#${mark}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
