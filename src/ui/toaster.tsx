import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastQueue } from './toast.ts'
import type { ToastStackProps } from './toast-stack.tsx'

/**
 * Mounted once in the app; shows the messages given to `toast`. Code that could not be fetched is fetched again with
 * the next message.
 */
export function Toaster({ texts }: Pick<ToastStackProps, 'texts'>) {
  const state = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, toastQueue.readInitial)
  const [Stack, setStack] = useState<ComponentType<ToastStackProps>>()
  useEffect(() => {
    if (state.isWanted && !Stack)
      import('./toast-stack.tsx').then(
        (module) => setStack(() => module.ToastStack),
        () => undefined,
      )
  }, [state, Stack])
  return Stack && <Stack texts={texts} requests={state.requests} onGone={toastQueue.remove} />
}
