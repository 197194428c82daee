import { useEffect, useRef } from 'react'
import type { Text } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../components/form-failure.tsx'

interface MailedProps {
  t: Text
  /** What was sent, and to which address. */
  children: string
  /** Number of repeated sends. */
  again: number
  pending: boolean
  error?: string | undefined
  onAgain: () => void
  /** Returns to the form, to enter another address. */
  onOther: () => void
}

/** Shown after a mail was sent: what to do next, and what to do if it does not arrive. */
export function Mailed({ t, children, again, pending, error, onAgain, onOther }: MailedProps) {
  const message = useRef<HTMLDivElement>(null)
  // The submitted form is gone, so keyboard and screen reader continue here.
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} tabIndex={-1} className="space-y-5 outline-none">
      <Alert tone="success" key={again} title={again > 0 ? t('mailed.sentAgain') : undefined}>
        {children}
      </Alert>
      <FormFailure>{error}</FormFailure>
      <p className="text-muted-foreground">{t('mailed.nothing')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={pending} onClick={onAgain}>
          {t('mailed.again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {t('mailed.other')}
        </Button>
      </div>
    </div>
  )
}
