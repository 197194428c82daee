import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type AuthModal as Asked, authModalAtom } from '../../platform/auth-modal.ts'
import { reloadPage } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { forgotHref, LoginForm, useSignIn } from '../components/login-form.tsx'
import { OtherAccounts } from '../components/provider-links.tsx'
import { SignupForm, useSignUp } from '../components/signup-form.tsx'
import { waysToSignIn } from '../savings/offers-savings.ts'
import { leaveForSignup } from './leave-for-signup.ts'

/** Log-in and sign-up over the page, which stays in place (spec §4: showLogin, showSignup, savePrice). */
export function AuthModal() {
  const t = useText('shell')
  const { agency } = usePage()
  const [requested, setRequested] = useAtom(authModalAtom)
  // Its content stays during the closing animation.
  const [shown, setShown] = useState(requested)
  if (requested && requested !== shown) setShown(requested)
  useFocusOfPage(requested === null)
  if (!shown) return null
  const { title, text } = wordsOf(shown.kind, t, agency.agencyName)
  const turnTo = (kind: Asked['kind']) => setRequested({ ...shown, kind })
  return (
    <Dialog
      open={requested !== null}
      onClose={() => setRequested(null)}
      closeLabel={t('late.close')}
      title={title}
      description={text}
    >
      {shown.kind === 'signup' ? (
        <SignUp redirect={shown.redirect} onLogIn={() => turnTo('login')} />
      ) : (
        <LogIn
          redirect={here()}
          onSignUp={() => {
            leaveForSignup(location, Date.now())
            turnTo('signup')
          }}
          onLeave={() => setRequested(null)}
        />
      )}
    </Dialog>
  )
}

function wordsOf(kind: Asked['kind'], t: Text, agency: string): { title: string; text: string } {
  switch (kind) {
    case 'savePrice':
      return { title: t('savings.title'), text: t('savings.text') }
    case 'login':
      return { title: t('login.heading'), text: t('login.welcome', { agency }) }
    case 'signup':
      return { title: t('signup.heading'), text: t('signup.lead', { agency }) }
  }
}

interface LogInProps {
  redirect: string
  onSignUp: () => void
  onLeave: () => void
}

function LogIn({ redirect, onSignUp, onLeave }: LogInProps) {
  const t = useText('shell')
  const { signUp } = waysToSignIn(usePage().agency)
  const form = useSignIn(reloadPage)
  return (
    <First>
      <LoginForm {...form} onLeave={onLeave} />
      <OtherAccounts redirect={redirect} />
      <p className="mt-4">
        <Link
          href={forgotHref(redirect)}
          onClick={onLeave}
          className="font-semibold text-link underline underline-offset-4"
        >
          {t('login.forgot')}
        </Link>
      </p>
      {signUp && (
        <Turn question={t('login.newHere')} onTurn={onSignUp}>
          {t('header.signup')}
        </Turn>
      )}
    </First>
  )
}

function SignUp({ redirect, onLogIn }: { redirect: string | null; onLogIn: () => void }) {
  const t = useText('shell')
  const { logIn } = waysToSignIn(usePage().agency)
  const back = redirect ?? here()
  const { form, mailed } = useSignUp(back)
  if (mailed) return mailed
  return (
    <First>
      <SignupForm {...form} />
      <OtherAccounts redirect={back} />
      {logIn && (
        <Turn question={t('signup.haveAccount')} onTurn={onLogIn}>
          {t('header.login')}
        </Turn>
      )}
    </First>
  )
}

/** The page that the visitor stays on. */
function here(): string {
  return `${location.pathname}${location.search}`
}

/** Focuses the first field, also when it replaces the other form. */
function First({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  return <div ref={part}>{children}</div>
}

function Turn({ question, onTurn, children }: { question: string; onTurn: () => void; children: ReactNode }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2">
      {question}
      <button
        type="button"
        onClick={onTurn}
        className="min-h-11 rounded-sm font-semibold text-link underline underline-offset-4"
      >
        {children}
      </button>
    </p>
  )
}

/**
 * The browser restores the focus to what opened the modal. If that is gone, as with the savings popup, the page's
 * main element gets it.
 */
function useFocusOfPage(isClosed: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isClosed && wasOpen.current && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    wasOpen.current = !isClosed
  }, [isClosed])
}
