import type { ReactNode } from 'react'
import type { PageAgency } from '../../contract/page.ts'
import type { NavigationItem } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PaymentMarks, SocialLinks } from './footer-marks.tsx'
import { phoneHref } from './phone-href.ts'

export type FooterAgency = Pick<
  PageAgency,
  | 'agencyName'
  | 'logo'
  | 'isAbousUsEnable'
  | 'aboutUsEnableTitle'
  | 'isFaqEnable'
  | 'faqEnableTitle'
  | 'publishedPages'
  | 'socialLinks'
  | 'contactPhoneNumber'
  | 'contactEmailId'
  | 'displaySupportPhoneFooter'
  | 'displayAddressFooter'
  | 'addressLine1'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'showAcceptedPayments'
>

interface SiteFooterProps {
  t: Text
  agency: FooterAgency
  /** Four digits. */
  year: string
  /** True on the log-in pages: one line with the copyright and the links. */
  slim?: boolean
}

/** Footer of every page: Useful Links, Contact Us, accepted payments and the agency (spec §2.6). */
export function SiteFooter({ t, agency, year, slim }: SiteFooterProps) {
  const copyright = t('footer.copyright', { year, agency: agency.agencyName })
  const links = (slim ? legalLinks : usefulLinks)(t, agency).map((item) => (
    <li key={item.path}>
      <Link href={item.path} className={footerLink}>
        {item.label}
      </Link>
    </li>
  ))
  if (slim)
    return (
      <footer className="on-deep mt-auto bg-deep text-deep-foreground text-sm">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-10 py-3">
          <p className="py-2 text-deep-muted-foreground">{copyright}</p>
          <ul className="flex flex-wrap gap-x-6">{links}</ul>
        </div>
      </footer>
    )
  const hasSocial = Object.values(agency.socialLinks).some(Boolean)
  return (
    <footer className="far-below mt-auto [--usual-height:58rem] sm:[--usual-height:43rem] lg:[--usual-height:27rem]">
      {/* The logo was designed for the header's background, so it keeps that here. */}
      <div className="border-t bg-card">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
          <img
            src={agency.logo}
            alt={agency.agencyName}
            loading="lazy"
            className="h-10 max-h-logo w-auto max-w-60 object-contain"
          />
          {hasSocial && (
            <SocialLinks
              t={t}
              label={t('footer.followUs')}
              links={agency.socialLinks}
              agency={agency.agencyName}
            />
          )}
        </div>
      </div>
      <div className="on-deep bg-deep text-deep-foreground">
        <div className="page-width grid gap-x-10 gap-y-10 pt-12 pb-10 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto] lg:justify-between">
          <Column heading={t('footer.usefulLinks')}>
            <ul className={`gap-x-14 lg:grid lg:grid-flow-col ${rows(links.length)}`}>{links}</ul>
          </Column>
          <Contact t={t} agency={agency} />
          {agency.showAcceptedPayments && (
            <Column heading={t('footer.acceptedPayments')}>
              <PaymentMarks t={t} />
            </Column>
          )}
        </div>
        <div className="page-width">
          <p className="border-t border-deep-border py-6 text-sm text-deep-muted-foreground">{copyright}</p>
        </div>
      </div>
    </footer>
  )
}

const footerLink =
  'inline-flex min-h-11 min-w-11 items-center gap-3 py-1.5 text-deep-muted-foreground underline-offset-4 hover:text-deep-foreground hover:underline lg:min-h-9'

/** Number of rows in two columns of links, which keeps neighbours aligned even if one wraps. */
function rows(links: number): string {
  if (links > 6) return 'lg:grid-rows-[repeat(4,auto)]'
  return links > 4 ? 'lg:grid-rows-[repeat(3,auto)]' : 'lg:grid-rows-[repeat(2,auto)]'
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-base font-bold">{heading}</h2>
      {children}
    </section>
  )
}

function Contact({ t, agency }: { t: Text; agency: FooterAgency }) {
  const phone = agency.displaySupportPhoneFooter ? agency.contactPhoneNumber : ''
  const email = agency.contactEmailId
  const { displayAddressFooter } = agency
  if (!isPresent(phone) && !isPresent(email) && !displayAddressFooter) return null
  return (
    <Column heading={t('footer.contactUs')}>
      <div className="gap-x-14 xl:flex">
        <ul>
          {isPresent(phone) && (
            <li>
              <a href={phoneHref(phone)} className={footerLink}>
                <Icon name="phone" className="size-4.5" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
          )}
          {isPresent(email) && (
            <li>
              <a href={`mailto:${email}`} className={`${footerLink} wrap-anywhere sm:whitespace-nowrap`}>
                <Icon name="mail" className="size-4.5" />
                {email}
              </a>
            </li>
          )}
        </ul>
        {displayAddressFooter && <Address agency={agency} />}
      </div>
    </Column>
  )
}

function Address({ agency }: { agency: FooterAgency }) {
  const town = [agency.city, [agency.state, agency.zipCode].filter(isPresent).join(' ')]
    .filter(isPresent)
    .join(', ')
  const lines = [agency.addressLine1, town, agency.country].filter(isPresent)
  if (lines.length === 0) return null
  return (
    <address className="mt-1.5 text-deep-muted-foreground not-italic">
      {lines.map((line) => (
        <bdi key={line} className="block text-with-page">
          {line}
        </bdi>
      ))}
    </address>
  )
}

type PageFlags = Pick<
  PageAgency,
  'isAbousUsEnable' | 'aboutUsEnableTitle' | 'isFaqEnable' | 'faqEnableTitle' | 'publishedPages'
>

/**
 * Returns the Useful Links of an agency: About and FAQ under its own titles, if it has them, the blog, then terms and
 * policies. Source: spec §2.6, §3.
 */
function usefulLinks(t: Text, agency: PageFlags): NavigationItem[] {
  return [
    ...(agency.isAbousUsEnable ? [{ label: agency.aboutUsEnableTitle, path: '/about' }] : []),
    ...(agency.isFaqEnable ? [{ label: agency.faqEnableTitle, path: '/faqs' }] : []),
    ...(agency.publishedPages.includes('blog') ? [{ label: t('blog.heading'), path: '/blog' }] : []),
    ...legalLinks(t, agency),
  ]
}

/** Returns only terms and policies, for the slim footer of the log-in pages. */
function legalLinks(t: Text, agency: Pick<PageFlags, 'publishedPages'>): NavigationItem[] {
  return [
    ...(agency.publishedPages.includes('user-terms')
      ? [{ label: t('policy.terms'), path: '/user-terms-and-conditions' }]
      : []),
    { label: t('policy.privacy'), path: '/privacy-policy' },
    { label: t('policy.cookies'), path: '/cookies-policy' },
    { label: t('policy.disclaimer'), path: '/disclaimer' },
  ]
}
