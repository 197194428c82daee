import { useAgency, useSignInHref } from '@livery/platform'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutBackLink } from './checkout-back-link.tsx'

/**
 * Replaces the checkout where visitors may not see prices (spec §6): they log in or sign up, and return here. The
 * shell stores the checkout during sign-up (spec §4, Checkout redirect).
 */
export function SignInFirst({ address }: { address: CheckoutAddress }) {
  const text = useProductTexts()
  const { agencyName, isHideLoginOption, isHideSignupOption, isPlatformBrand } = useAgency()
  const login = useSignInHref('/login')
  const signup = useSignInHref('/signup')
  return (
    <EmptyState
      icon="lock"
      level={1}
      title={text('checkout.signIn')}
      actions={
        <>
          {!isHideLoginOption && (
            <LinkButton href={login} size="large">
              {text('checkout.logIn')}
            </LinkButton>
          )}
          {!isHideSignupOption && !isPlatformBrand && (
            <LinkButton href={signup} variant="outline" size="large">
              {text('checkout.signUp')}
            </LinkButton>
          )}
          {isHideLoginOption && <CheckoutBackLink address={address} />}
        </>
      }
    >
      {text('checkout.signInHint', { agency: agencyName })}
    </EmptyState>
  )
}
