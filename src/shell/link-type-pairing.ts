import type { ThemeInput } from '../contract/types.ts'

const rank = 'data-type-pairing'

/**
 * Brings a type pairing's faces to a page that was served with another: fetches the fonts of the page's first view and
 * links the pairing's stylesheet, once each. Resolves when the stylesheet is in force; the theme's font variables, which
 * name the faces, are the caller's to write. A pairing that cannot be had is left to its stand-ins.
 */
export async function linkTypePairing(pairing: NonNullable<ThemeInput['typePairing']>): Promise<void> {
  if (document.querySelector(`link[${rank}="${pairing}"]`)) return
  const { typeFaces } = await import('./type-faces.ts')
  const files = typeFaces[pairing]
  if (!files) return
  const script = document.documentElement.lang === 'ar' ? 'arabic' : 'latin'
  for (const href of files.preload[script]) {
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }
    document.head.append(Object.assign(document.createElement('link'), attributes))
  }
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: files.css })
  sheet.setAttribute(rank, pairing)
  await new Promise<void>((resolve) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => resolve()
    document.head.append(sheet)
  })
}
