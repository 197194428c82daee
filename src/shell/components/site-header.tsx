import type { ReactNode } from 'react'
import type { PageAgency } from '../../contract/page.ts'
import type { Session } from '../../contract/session.ts'
import type { Language, NavigationItem } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CurrencyPicker, LanguagePicker, type LanguagePickerProps } from './header-picker.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export interface SiteHeaderProps {
  t: Text
  agency: Pick<
    PageAgency,
    'agencyName' | 'logo' | 'logoMobile' | 'isHideLoginOption' | 'isHideSignupOption' | 'isPlatformBrand'
  >
  session: Pick<Session, 'signedIn'>
  /** Target of the logo. */
  homeHref: string
  navigation: readonly NavigationItem[]
  /** Path of the page, to mark the current item. */
  path: string
  languages: readonly Language[]
  language: string
  onLanguage: LanguagePickerProps['onChoose']
  /** ISO 4217 code of the selected currency. */
  currency: string
  onCurrency: (currency: string) => void
  loginHref: string
  signupHref: string
  /** Menu of a signed-in user. */
  profileMenu?: ReactNode
  /** The same on narrow screens, and an agent's side menu, in the drawer. */
  personMenu?: (close: () => void) => ReactNode
  /** True to show only the logo, for deal proposals of agencies that want it so (spec §4). */
  bare?: boolean
}

/** Header of every page: stays visible, and its menus close on an outside click (spec §2.6). */
export function SiteHeader(props: SiteHeaderProps) {
  const { t, agency, homeHref, bare = false } = props
  return (
    // Opaque: a blurred background of a sticky header is repainted with every frame of a scroll.
    <header className="sticky top-0 z-30 border-b bg-card">
      <a
        href="#main"
        className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-primary-foreground focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50"
      >
        {t('common.skip')}
      </a>
      <div className="page-width flex min-h-[calc(var(--header-height)-1px)] items-center gap-2 py-2 lg:gap-6">
        <Link
          href={homeHref}
          aria-label={t('header.home', { agency: agency.agencyName })}
          className="flex min-h-11 min-w-11 items-center rounded-sm"
        >
          <Logo name={agency.agencyName} logo={agency.logo} logoMobile={agency.logoMobile} />
        </Link>
        {!bare && <HeaderItems {...props} />}
      </div>
    </header>
  )
}

function HeaderItems(props: SiteHeaderProps) {
  const { t, agency, session, navigation, path, loginHref, signupHref, profileMenu } = props
  const account = { t, flags: agency, loginHref, signupHref }
  const mayEnter = !(agency.isHideLoginOption && (agency.isHideSignupOption || agency.isPlatformBrand))
  const hasMenu = navigation.length > 0 || session.signedIn || mayEnter
  return (
    <>
      {/* At the end of the line, where its late arrival moves nothing. */}
      <div className="ms-auto max-lg:hidden">
        <MainNavigation label={t('header.navigation')} items={navigation} path={path} />
      </div>
      <div className="flex items-center gap-0.5 max-lg:ms-auto sm:gap-1">
        {props.languages.length > 1 && (
          <LanguagePicker
            t={t}
            languages={props.languages}
            language={props.language}
            onChoose={props.onLanguage}
          />
        )}
        <CurrencyPicker t={t} currency={props.currency} onChoose={props.onCurrency} />
        {session.signedIn ? (
          profileMenu
        ) : (
          <div className="ms-2 flex items-center gap-1 max-lg:hidden">
            <AccountLinks {...account} />
          </div>
        )}
        {hasMenu && (
          <MobileMenu t={t}>
            {(close) => (
              <>
                {session.signedIn && props.personMenu?.(close)}
                <MainNavigation
                  label={t('header.navigation')}
                  items={navigation}
                  path={path}
                  stacked
                  onFollow={close}
                />
                {!session.signedIn && mayEnter && (
                  <div className="grid gap-2 border-t pt-3">
                    <AccountLinks {...account} stacked />
                  </div>
                )}
              </>
            )}
          </MobileMenu>
        )}
      </div>
    </>
  )
}

type SignInFlags = Pick<PageAgency, 'isHideLoginOption' | 'isHideSignupOption' | 'isPlatformBrand'>

interface AccountLinksProps {
  t: Text
  flags: SignInFlags
  loginHref: string
  signupHref: string
  stacked?: boolean
}

/** Log-in and sign-up links, each hidden by its flag; the platform's own brand never offers sign-up (spec §6). */
function AccountLinks({ t, flags, loginHref, signupHref, stacked = false }: AccountLinksProps) {
  const hasSignup = !flags.isHideSignupOption && !flags.isPlatformBrand
  return (
    <>
      {!flags.isHideLoginOption && (
        <LinkButton
          href={loginHref}
          variant={stacked ? 'outline' : hasSignup ? 'ghost' : 'primary'}
          wide={stacked}
          className="whitespace-nowrap"
        >
          {t('header.login')}
        </LinkButton>
      )}
      {hasSignup && (
        <LinkButton href={signupHref} wide={stacked} className="whitespace-nowrap">
          {t('header.signup')}
        </LinkButton>
      )}
    </>
  )
}

interface MainNavigationProps {
  label: string
  items: readonly NavigationItem[]
  path: string
  /** True for a column, in the mobile menu. */
  stacked?: boolean
  onFollow?: () => void
}

/** The agency's own navigation (spec §2.6). */
function MainNavigation({ label, items, path, stacked = false, onFollow }: MainNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={stacked ? 'grid' : 'flex items-center gap-1'}>
        {items.map((item) => (
          <li key={`${item.label}${item.path}`}>
            <Link
              href={item.path}
              aria-current={item.path === path ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
              className={classNames(
                'flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-accent hover:text-accent-foreground aria-[current]:font-semibold aria-[current]:text-link',
                stacked ? 'min-h-12 text-lg' : 'text-[0.9375rem] whitespace-nowrap',
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
