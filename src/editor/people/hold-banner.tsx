import { atom } from 'jotai'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import type { Hold } from '../core/hold.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { SignInAgain } from './sign-in-again.tsx'

const storedTexts: Readonly<Record<Exclude<Hold, 'none'>, string>> = {
  offline: 'hold.kept',
  busy: 'hold.keptBusy',
  signedOut: 'hold.keptSignIn',
  otherPerson: 'hold.keptSignIn',
  forbidden: 'hold.keptOnly',
}

/** Why nothing is being saved, where the changes are meanwhile, and what to do. */
export function HoldBanner() {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const { savingAtom, isStoredAtom, you } = editor
  const [holdAtom] = useState(() => atom((get) => get(savingAtom).hold))
  const countAtom = useMemo(
    () =>
      atom((get) => {
        const { sent, waiting, refused } = get(savingAtom)
        return sent.length + waiting.length + refused.length
      }),
    [savingAtom],
  )
  const hold = useEditorValue(holdAtom)
  const isStored = useEditorValue(isStoredAtom)
  const hasWork = useEditorValue(countAtom) > 0
  const [isSigningIn, setIsSigningIn] = useState(false)
  if (hold === 'none') return null
  const canSignIn = hold === 'signedOut' || hold === 'otherPerson'
  const place = hasWork ? t(isStored ? storedTexts[hold] : 'hold.inTab') : ''
  return (
    <div
      role="alert"
      className="tint-warning flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-4 py-2 text-sm"
    >
      <Icon
        path={canSignIn || hold === 'forbidden' ? moreIconPaths.failure : moreIconPaths.noConnection}
        className="size-4 text-warning"
      />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">{t(`hold.${hold}`, { name: you.name })}</strong> {place}
      </p>
      {canSignIn && (
        <Button size="small" onClick={() => setIsSigningIn(true)}>
          {t('hold.signIn')}
        </Button>
      )}
      {(hold === 'offline' || hold === 'busy') && (
        <Button size="small" variant="outline" onClick={editor.saver.flush}>
          {t('preview.retry')}
        </Button>
      )}
      {isSigningIn && <SignInAgain onClose={() => setIsSigningIn(false)} />}
    </div>
  )
}
