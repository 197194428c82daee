import { atom } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { usePage } from '../../platform/page.tsx'
import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'

const query = '(width < 48rem)'

const isNarrow = () => typeof matchMedia !== 'undefined' && matchMedia(query).matches

export type PreviewDevice = 'phone' | 'tablet' | 'desktop'

/** The preview options: device, page and role. */
export interface PreviewLayout {
  readonly device: PreviewDevice
  readonly path: string
  readonly grantRequest: CreatePreviewGrantRequest
}

export interface PreviewView extends PreviewLayout {
  setDevice: (device: PreviewDevice) => void
  setPath: (path: string) => void
  /** Called when the site redirects, as it redirects an agent from the home page: the chosen page stays chosen. */
  ledTo: (path: string) => void
  change: (part: Partial<CreatePreviewGrantRequest>) => void
}

/** CSS pixels of each device's window. */
export const deviceSizes: Readonly<Record<PreviewDevice, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/**
 * The chosen options of the main preview; `led` is where the site redirected from the chosen page. In the editor's
 * store.
 */
export const previewChoicesAtom = atom<Partial<PreviewLayout> & { led?: string | undefined }>({})

/** Initially an anonymous first visit on the editor's own kind of device; a small window shows a phone. */
export function usePreviewView(): PreviewView {
  const { device, language, currency } = usePage()
  const { store } = useEditor()
  const chosen = useEditorValue(previewChoicesAtom)
  const isNarrow = useIsNarrow()
  const first = useMemo<PreviewLayout>(
    () => ({
      device: isNarrow ? 'phone' : device,
      path: '/',
      grantRequest: { role: 'anonymous', bookingState: 'ready', language, currency },
    }),
    [isNarrow, device, language, currency],
  )
  const doings = useMemo(() => {
    const set = (part: Partial<PreviewLayout> & { led?: string | undefined }) =>
      store.set(previewChoicesAtom, { ...store.get(previewChoicesAtom), ...part })
    return {
      setDevice: (next: PreviewDevice) => set({ device: next }),
      setPath: (path: string) => set({ path, led: undefined }),
      ledTo: (path: string) => set({ led: path }),
      // Other roles may see the chosen page although the site redirected this one.
      change: (part: Partial<CreatePreviewGrantRequest>) =>
        set({
          grantRequest: { ...(store.get(previewChoicesAtom).grantRequest ?? first.grantRequest), ...part },
          led: undefined,
        }),
    }
  }, [store, first])
  const { led, ...options } = chosen
  const path = led ?? options.path ?? first.path
  return { ...first, ...options, path, ...doings }
}

/** True if the window is phone-sized; false if unknown. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
