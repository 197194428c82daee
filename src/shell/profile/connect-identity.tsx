import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IdentityProvider } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { ConnectForm } from './connect-form.tsx'

interface ConnectIdentityProps {
  provider: IdentityProvider
  email: string
}

/** The button that begins to let a provider vouch for somebody, and in its place the form once it is pressed. */
export function ConnectIdentity({ provider, email }: ConnectIdentityProps) {
  const t = useText('shell')
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const leave = () => {
    flushSync(() => setIsAsked(false))
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={place} className={isAsked ? 'basis-full' : undefined}>
      {isAsked ? (
        <ConnectForm provider={provider} email={email} onLeave={leave} />
      ) : (
        <Button variant="outline" onClick={() => setIsAsked(true)}>
          {t('identities.connect', { name: provider.name })}
        </Button>
      )}
    </div>
  )
}
