import { useSearchParams } from 'react-router-dom'
import { useAgency } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { Link } from '../../ui/link.tsx'
import { RequestLinkForm } from '../account/request-link-form.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { heroImage } from '../scene-images.ts'

function ForgotPassword() {
  const t = useText('shell')
  const agency = useAgency()
  const [params] = useSearchParams()
  const loginHref = useSignInHref('/login')
  return (
    <RequestLinkForm
      title={t('forgot.heading')}
      lead={t('forgot.lead')}
      submit={t('forgot.submit')}
      image={heroImage(agency)}
      redirect={params.get('redirect')}
    >
      <Link href={loginHref} className="font-semibold text-link underline underline-offset-4">
        {t('forgot.back')}
      </Link>
    </RequestLinkForm>
  )
}

/** /forgotpassword and /forgot-password. */
export const page: PageModule = {
  Page: ForgotPassword,
  head: (t, { agency }) => ({ ...innerHead(t('forgot.heading'), agency), canonical: '/forgotpassword' }),
  words: ['account'],
  maxAge: 3600,
  noindex: true,
}
