import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IdentityProvider } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { AskForPassword } from './ask-for-password.tsx'
import { ConnectForm } from './connect-form.tsx'

interface ConnectIdentityProps {
  provider: IdentityProvider
  email: string
  /** Without one, there is nothing yet to confirm it with. */
  hasPassword: boolean
}

/** The button that begins to let a provider vouch for somebody, and in its place the form once it is pressed. */
export function ConnectIdentity({ provider, email, hasPassword }: ConnectIdentityProps) {
  const t = useText('shell')
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const leave = () => {
    flushSync(() => setIsAsked(false))
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={place} className={isAsked ? 'basis-full' : undefined}>
      {!isAsked && (
        <Button variant="outline" onClick={() => setIsAsked(true)}>
          {t('identities.connect', { name: provider.name })}
        </Button>
      )}
      {isAsked && hasPassword && <ConnectForm provider={provider} email={email} onLeave={leave} />}
      {isAsked && !hasPassword && <PasswordFirst name={provider.name} email={email} onLeave={leave} />}
    </div>
  )
}

interface PasswordFirstProps {
  /** Of the provider that is to be connected. */
  name: string
  email: string
  onLeave: () => void
}

/** In the place of the form that would ask for a password, for who has none. */
function PasswordFirst({ name, email, onLeave }: PasswordFirstProps) {
  const t = useText('shell')
  const box = useRef<HTMLDivElement>(null)
  // It took the place of the button that was pressed.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="max-w-md space-y-4 rounded-lg border bg-card p-4 outline-none">
      <p>{t('identities.passwordFirst', { name })}</p>
      <AskForPassword email={email} onLeave={onLeave} />
    </div>
  )
}
