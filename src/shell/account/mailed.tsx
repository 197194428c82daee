import { useEffect, useRef } from 'react'
import type { Text } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../components/form-failure.tsx'

interface MailedProps {
  t: Text
  /** What was sent, and where. */
  children: string
  /** How often it was sent again. */
  again: number
  pending: boolean
  error?: string | undefined
  onAgain: () => void
  /** Back to the form, for another address. */
  onOther: () => void
}

/** After something was sent by mail: what to do now, and what when nothing comes. */
export function Mailed({ t, children, again, pending, error, onAgain, onOther }: MailedProps) {
  const heard = useRef<HTMLDivElement>(null)
  // The form that was pressed is gone: the keyboard and who listens go on here.
  useEffect(() => heard.current?.focus(), [])
  return (
    <div ref={heard} tabIndex={-1} className="space-y-5 outline-none">
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
