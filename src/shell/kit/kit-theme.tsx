import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { LiveTheme } from '../../platform/live-theme.ts'
import type { ThemeTokens } from '../../theme/resolve-tokens.ts'

const Context = createContext<LiveTheme | null>(null)

export function KitThemeProvider({ theme, children }: { theme: LiveTheme; children: ReactNode }) {
  return <Context value={theme}>{children}</Context>
}

/** The theme on trial. */
export function useKitTheme(): LiveTheme {
  const theme = use(Context)
  if (!theme) throw new Error('the kit’s parts stand inside its theme')
  return theme
}

/**
 * Calls `show` with an element and the theme now, and again in every frame that changes it; React renders nothing for
 * that. `show` stays the same function from render to render.
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

/** Words that follow the theme while the hand moves. */
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
