import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

interface LoginPageProps extends LoginFormProps {
  agencyName: string
  /** A picture next to the form on wide screens. */
  image: string
  /** Missing if sign-up is not offered. */
  signupHref?: string
  forgotHref: string
  /** Other ways to sign in, below the form. */
  others?: ReactNode
}

/** Log-in with e-mail address and password. */
export function LoginPage(props: LoginPageProps) {
  const { agencyName, image, signupHref, forgotHref, others, ...form } = props
  const { t } = form
  return (
    <AccountFrame title={t('login.heading')} lead={t('login.welcome', { agency: agencyName })} image={image}>
      <LoginForm {...form} />
      {others}
      <p className="mt-6">
        <Link href={forgotHref} className="font-semibold text-link underline underline-offset-4">
          {t('login.forgot')}
        </Link>
      </p>
      {signupHref && (
        <p className="mt-4">
          {t('login.newHere')}{' '}
          <Link href={signupHref} className="font-semibold text-link underline underline-offset-4">
            {t('header.signup')}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
