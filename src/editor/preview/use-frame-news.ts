import { useEffect } from 'react'
import type { FromPreview } from '../../contract/preview-messages.ts'
import { toast } from '../../ui/toast.ts'
import { useEditor, useFrames } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useRevealSetting } from '../layout/reveal-setting.ts'
import { pickingAtom } from './pointed-setting.ts'

/** Milliseconds in which the same refusal is reported only once. */
const ONCE = 4000

/** Handles the messages of a preview: opens the selected setting, and quietly reports what a preview refuses. */
export function useFrameNews(onPicked: () => void): void {
  const { t } = useFieldTexts()
  const frames = useFrames()
  const { store } = useEditor()
  const reveal = useRevealSetting()
  useEffect(() => {
    let last = { text: '', at: 0 }
    const say = (text: string) => {
      if (last.text === text && Date.now() - last.at < ONCE) return
      last = { text, at: Date.now() }
      toast.info(text)
    }
    return frames.listen((message) => {
      switch (message.kind) {
        case 'picked':
          store.set(pickingAtom, false)
          reveal(message.pointer)
          return onPicked()
        case 'stopped':
          store.set(pickingAtom, false)
          return
        case 'refused':
          return say(t(`refused.${message.what}`, { where: hostOf(message) }))
      }
    })
  }, [frames, store, reveal, onPicked, t])
}

function hostOf({ to }: Extract<FromPreview, { kind: 'refused' }>): string {
  try {
    const { host, protocol, pathname } = new URL(to, location.origin)
    // A mail or telephone address has no host.
    return host || `${protocol}${pathname}`
  } catch {
    return to
  }
}
