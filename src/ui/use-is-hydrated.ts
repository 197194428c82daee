import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its markup is hydrated, for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
