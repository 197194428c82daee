import { Provider, Viewport } from '@radix-ui/react-toast'
import { useLayoutEffect, useState } from 'react'
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

/** Messages at the top, at the end of the line, below what the page keeps there (its language, currency and name), the newest first (spec §9). F8 leads there; hover, focus and another window stop the clock. */
export function ToastStack({ texts, requests, onGone }: ToastStackProps) {
  const host = useReachableHost(requests.at(-1)?.id)
  const { direction } = surroundings(document.documentElement)
  return createPortal(
    <Provider
      label={texts.label}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      announcerContainer={host}
    >
      {requests.slice(0, MOST_SHOWN).map((request) => (
        <ToastCard key={request.id} request={request} closeLabel={texts.close} onGone={onGone} />
      ))}
      <Viewport
        label={`${texts.label} ({hotkey})`}
        className="fixed end-0 top-16 z-60 flex max-h-[calc(100dvh-4rem)] w-full max-w-[26rem] flex-col-reverse gap-3 overflow-x-clip p-4 outline-none lg:top-20 lg:max-h-[calc(100dvh-5rem)]"
      />
    </Provider>,
    host,
  )
}

/**
 * What the messages stand in. A modal dialog makes everything outside it inert: it stands inside the uppermost one, and in
 * the page when that closes or is taken away. The element itself moves, so that no message begins anew.
 */
function useReachableHost(newest: number | undefined): HTMLElement {
  const [host] = useState(createHost)
  useLayoutEffect(() => () => host.remove(), [host])
  useLayoutEffect(() => {
    const settle = () => {
      const place = uppermostModal() ?? document.body
      if (host.parentElement !== place) place.append(host)
    }
    settle()
    if (newest === undefined) return
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [host, newest])
  return host
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.overPage = ''
  return host
}

/** A dialog that is open but floats over the page, as at a search's cell, takes nothing out of reach. */
function uppermostModal(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
}
