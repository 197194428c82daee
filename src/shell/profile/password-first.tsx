import { useEffect, useRef } from 'react'
import { useText } from '../../platform/text.ts'
import { AskForPassword } from './ask-for-password.tsx'

interface PasswordFirstProps {
  /** Of the provider that is to be connected. */
  name: string
  email: string
  onLeave: () => void
}

/** In the place of the form that would ask for a password, for who has none. */
export function PasswordFirst({ name, email, onLeave }: PasswordFirstProps) {
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
