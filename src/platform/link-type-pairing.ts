import type { ThemeInput } from '../contract/types.ts'

type TypePairing = NonNullable<ThemeInput['typePairing']>

const linked = new Map<TypePairing, Promise<void>>()

/**
 * Loads a type pairing's fonts on a page that was served with another: the fonts of the first view and the pairing's
 * stylesheet, once each. Resolves when the stylesheet applies; the caller writes the theme's font variables. If
 * loading fails, the fallback fonts stay, and the next call retries.
 */
export function linkTypePairing(pairing: TypePairing): Promise<void> {
  const known = linked.get(pairing)
  if (known !== undefined) return known
  const linking = link(pairing).catch(() => {
    linked.delete(pairing)
  })
  linked.set(pairing, linking)
  return linking
}

async function link(pairing: TypePairing): Promise<void> {
  const { typeFaces } = await import('./type-faces.ts')
  const files = typeFaces[pairing]
  if (!files) return
  const script = document.documentElement.lang === 'ar' ? 'arabic' : 'latin'
  for (const href of files.preload[script]) {
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }
    document.head.append(Object.assign(document.createElement('link'), attributes))
  }
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: files.css })
  sheet.setAttribute('data-type-pairing', pairing)
  await new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => {
      sheet.remove()
      reject(new Error(`The stylesheet ${files.css} failed to load.`))
    }
    document.head.append(sheet)
  })
}
