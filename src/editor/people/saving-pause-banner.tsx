import { atom } from 'jotai'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { controlStyle } from '../controls/control-style.ts'
import type { SavingPause } from '../core/pending-changes.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

const storedTexts: Readonly<Record<Exclude<SavingPause, 'none'>, string>> = {
  offline: 'pause.stored',
  busy: 'pause.storedBusy',
  signedOut: 'pause.storedSignIn',
  otherPerson: 'pause.storedSignIn',
  forbidden: 'pause.storedOnly',
}

/** Why nothing is being saved, where the changes are meanwhile, and what to do. */
export function SavingPauseBanner() {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const { savingAtom, isStoredAtom, you } = editor
  const [pauseAtom] = useState(() => atom((get) => get(savingAtom).pause))
  const countAtom = useMemo(
    () =>
      atom((get) => {
        const { sent, waiting, refused } = get(savingAtom)
        return sent.length + waiting.length + refused.length
      }),
    [savingAtom],
  )
  const pause = useEditorValue(pauseAtom)
  const isStored = useEditorValue(isStoredAtom)
  const hasWork = useEditorValue(countAtom) > 0
  const [isSigningIn, setIsSigningIn] = useState(false)
  if (pause === 'none') return null
  const canSignIn = pause === 'signedOut' || pause === 'otherPerson'
  const place = hasWork ? t(isStored ? storedTexts[pause] : 'pause.inTab') : ''
  return (
    <div
      role="alert"
      className="tint-warning flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-4 py-2 text-sm"
    >
      <Icon
        path={canSignIn || pause === 'forbidden' ? moreIconPaths.failure : moreIconPaths.noConnection}
        className="size-4 text-warning"
      />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">{t(`pause.${pause}`, { name: you.name })}</strong> {place}
      </p>
      {canSignIn && (
        <Button size="small" onClick={() => setIsSigningIn(true)}>
          {t('pause.signIn')}
        </Button>
      )}
      {(pause === 'offline' || pause === 'busy') && (
        <Button size="small" variant="outline" onClick={editor.saver.flush}>
          {t('preview.retry')}
        </Button>
      )}
      {isSigningIn && <SignInAgain onClose={() => setIsSigningIn(false)} />}
    </div>
  )
}

/**
 * The same person signs in again in place; then saving continues. A person without a password here uses another tab.
 */
function SignInAgain({ onClose }: { onClose: () => void }) {
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
      setFault(detail || t('pause.signInFailed'))
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title={t('pause.signIn')}
      description={t('pause.signInWhy', { name: you.name })}
      onClose={onClose}
      closeLabel={t('sheet.close', { name: t('pause.signIn') })}
      size="small"
      footer={
        <Button type="submit" form={id} busy={isBusy} wide>
          {t('pause.signIn')}
        </Button>
      }
    >
      <form method="post" id={id} onSubmit={submit} className="grid gap-3 text-sm">
        <label className="grid gap-1.5 font-semibold">
          {t('pause.email')}
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
          {t('pause.password')}
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
          {t('pause.otherMethod')}
        </a>
      </form>
    </Dialog>
  )
}
