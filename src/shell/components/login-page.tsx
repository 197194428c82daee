import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

interface LoginPageProps extends LoginFormProps {
  agencyName: string
  /** A picture beside the form on wide screens. */
  image: string
  /** Left out where signing up is not offered. */
  signupHref?: string
}

/** Signing in with an e-mail address and a password. */
export function LoginPage({ t, agencyName, image, pending, error, onLogin, signupHref }: LoginPageProps) {
  return (
    <div className="page-width grid items-stretch gap-10 py-10 lg:grid-cols-2 lg:py-16">
      <div className="flex flex-col justify-center lg:px-8">
        <h1 className="font-brand text-title">{t('login.heading')}</h1>
        <p className="mt-2 text-lg text-muted-foreground">{t('login.welcome', { agency: agencyName })}</p>
        <div className="mt-8 max-w-md">
          <LoginForm {...{ t, pending, error, onLogin }} />
        </div>
        {signupHref && (
          <p className="mt-6">
            {t('login.newHere')}{' '}
            <Link href={signupHref} className="font-semibold text-link underline underline-offset-4">
              {t('header.signup')}
            </Link>
          </p>
        )}
      </div>
      <Picture
        src={image}
        alt=""
        className="min-h-[34rem] w-full rounded-2xl object-cover shadow-card max-lg:hidden"
      />
    </div>
  )
}
