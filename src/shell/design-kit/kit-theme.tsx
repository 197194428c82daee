import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { LiveTheme } from '../../platform/live-theme.ts'
import type { ThemeTokens } from '../../theme/resolve-tokens.ts'

const Context = createContext<LiveTheme | null>(null)

export function KitThemeProvider({ theme, children }: { theme: LiveTheme; children: ReactNode }) {
  return <Context value={theme}>{children}</Context>
}

/** Returns the theme being tried. */
export function useKitTheme(): LiveTheme {
  const theme = use(Context)
  if (!theme) throw new Error('Render components of the kit inside its theme provider.')
  return theme
}

/**
 * Calls `show` with an element and the current theme, and again in every frame that changes it, without a React
 * render. `show` must keep its identity between renders.
 */
export function useLiveElement<Shown extends Element>(show: (element: Shown, tokens: ThemeTokens) => void) {
  const theme = useKitTheme()
  const element = useRef<Shown>(null)
  useLayoutEffect(() => {
    const update = (tokens: ThemeTokens) => {
      if (element.current) show(element.current, tokens)
    }
    update(theme.tokens())
    return theme.subscribe(update)
  }, [theme, show])
  return element
}

/** Text that follows the theme while a control is dragged. */
export function LiveText({ of, className }: { of: (tokens: ThemeTokens) => string; className?: string }) {
  const theme = useKitTheme()
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const update = (tokens: ThemeTokens) => {
      const words = of(tokens)
      if (element.current && element.current.textContent !== words) element.current.textContent = words
    }
    update(theme.tokens())
    return theme.subscribe(update)
  }, [theme, of])
  return <span ref={element} className={className} />
}
