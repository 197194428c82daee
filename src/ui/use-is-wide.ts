import { useMedia } from './use-media.ts'

/** Whether the window has room for what floats over a page; a smaller one shows it as a sheet. For parts that only a browser renders. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 48rem)')
}
