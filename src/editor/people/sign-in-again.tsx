import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { controlStyle } from '../controls/control-style.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'

/**
 * The same person signs in again in place; then saving continues. A person without a password here uses another tab.
 */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { t } = useFieldTexts()
  const { saver, you } = useEditor()
  const client = useApi()
  const { session } = usePage()
  const id = useId()
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const email = session.email ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFault(null)
    try {
      await signIn(client, { email, password })
      saver.resume()
      onClose()
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : ''
      setFault(detail || t('hold.signInFailed'))
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title={t('hold.signIn')}
      description={t('hold.signInWhy', { name: you.name })}
      onClose={onClose}
      closeLabel={t('sheet.close', { name: t('hold.signIn') })}
      size="small"
      footer={
        <Button type="submit" form={id} busy={isBusy} wide>
          {t('hold.signIn')}
        </Button>
      }
    >
      <form method="post" id={id} onSubmit={submit} className="grid gap-3 text-sm">
        <label className="grid gap-1.5 font-semibold">
          {t('hold.email')}
          <input
            type="email"
            value={email}
            readOnly
            autoComplete="username"
            dir="ltr"
            className={`${controlStyle} font-normal`}
          />
        </label>
        <label className="grid gap-1.5 font-semibold">
          {t('hold.password')}
          <input
            type="password"
            required
            // The user pressed a button to type exactly this.
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            dir="ltr"
            className={`${controlStyle} font-normal`}
          />
        </label>
        <p id={`${id}-fault`} role="alert" className="text-destructive empty:hidden">
          {fault}
        </p>
        <a
          href="/login"
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-link underline underline-offset-4"
        >
          {t('hold.otherWay')}
        </a>
      </form>
    </Dialog>
  )
}
