import { useMedia } from './use-media.ts'

/**
 * True if the window has room for panels that float over the page; smaller windows show sheets. For components that
 * only a browser renders.
 */
export function useIsWide(): boolean {
  return useMedia('(min-width: 48rem)')
}
