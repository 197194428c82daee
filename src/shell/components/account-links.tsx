import type { PageAgency } from '../../contract/page.ts'
import type { Text } from '../../platform/text.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type SignInFlags = Pick<PageAgency, 'isHideLoginOption' | 'isHideSignupOption' | 'isPlatformBrand'>

interface AccountLinksProps {
  t: Text
  flags: SignInFlags
  loginHref: string
  signupHref: string
  stacked?: boolean
}

/** Log-in and sign-up, each hidden by its flag; the platform's own brand never offers sign-up (spec §6). */
export function AccountLinks({ t, flags, loginHref, signupHref, stacked = false }: AccountLinksProps) {
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
