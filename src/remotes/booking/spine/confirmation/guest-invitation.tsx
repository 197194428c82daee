import { useAgency, useSignInHref } from '@livery/platform'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks a guest to make an account, where the agency lets people. */
export function GuestInvitation() {
  const text = useWords()
  const { agencyName, isHideSignupOption, isPlatformBrand } = useAgency()
  const signupHref = useSignInHref('/signup')
  if (isHideSignupOption || isPlatformBrand) return null
  return (
    <section aria-labelledby="invitation-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="invitation-title" className="font-bold">
        {text('confirmation.account')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        {text('confirmation.accountHint', { agency: agencyName })}
      </p>
      <LinkButton href={signupHref} data-auth="signup" variant="outline" wide>
        {text('confirmation.signup')}
      </LinkButton>
    </section>
  )
}
