import { Provider, Viewport } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { surroundings } from './surroundings.ts'
import type { ToastRequest } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

export interface ToastStackProps {
  texts: {
    /** Name of the region; the key that leads there is added. */
    label: string
    close: string
  }
  requests: readonly ToastRequest[]
  onGone: (id: number) => void
}

/** More wait until there is room. */
const MOST_SHOWN = 4

/** Messages at the top, at the end of the line, the newest first (spec §9). F8 leads there; hover, focus and another window stop the clock. */
export function ToastStack({ texts, requests, onGone }: ToastStackProps) {
  const place = useOpenDialog(requests.length > 0) ?? document.body
  const { direction } = surroundings(document.documentElement)
  return createPortal(
    <div data-over-page="">
      <Provider label={texts.label} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
        {requests.slice(0, MOST_SHOWN).map((request) => (
          <ToastCard key={request.id} request={request} closeLabel={texts.close} onGone={onGone} />
        ))}
        <Viewport
          label={`${texts.label} ({hotkey})`}
          className="fixed end-0 top-0 z-60 flex max-h-dvh w-full max-w-[26rem] flex-col-reverse gap-3 overflow-x-clip p-4 outline-none"
        />
      </Provider>
    </div>,
    place,
  )
}

/** The dialog that makes everything outside it inert: messages are put inside, and outside again when it closes. */
function useOpenDialog(isNeeded: boolean): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useEffect(() => {
    if (isNeeded) setDialog([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null)
  }, [isNeeded])
  useEffect(() => {
    if (!dialog) return
    const leave = () => setDialog(null)
    dialog.addEventListener('close', leave)
    return () => dialog.removeEventListener('close', leave)
  }, [dialog])
  return dialog
}
