import { useQueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { useSetAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inventoryPaths } from '../contract/inventory-paths.gen.ts'
import type { PageAgency, PageContext } from '../contract/page.ts'
import type { BrandInput } from '../theme/theme-input.ts'
import { linkTypePairing } from './link-type-pairing.ts'
import type { LiveTheme } from './live-theme.ts'
import { newerPageAtom, usePage } from './page.tsx'
import { type Texts, withAgencyWording } from './text.ts'

/** Returns whether a call's answer is independent of the agency's version: suppliers' offers and exchange rates. */
const isOfNoVersion = (path: string) => inventoryPaths.has(path) || path === '/api/multi-currency/exchange'

/**
 * Returns a function that updates an open page to another version without a reload: brand, agency, route table,
 * wording, icon, and cached API answers, unless the server cannot know anything new yet. Input and scroll position
 * stay.
 */
export function useApplyVersion(
  apply: (brand: BrandInput) => unknown = applyBrand,
): (next: PageContext, asksAgain?: boolean) => Promise<void> {
  const page = usePage()
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const show = useSetAtom(newerPageAtom)
  const shown = useRef(page)
  shown.current = page
  return useCallback(
    async (next, asksAgain = true) => {
      const before = shown.current
      if (JSON.stringify(brandOf(before.agency)) !== JSON.stringify(brandOf(next.agency))) {
        await apply(brandOf(next.agency))
      }
      if (JSON.stringify(before.wording) !== JSON.stringify(next.wording)) {
        await reword(i18n, before.wording, next.wording)
      }
      showIcon(before.agency, next.agency)
      shown.current = next
      show(next)
      if (asksAgain)
        await queries.invalidateQueries({ predicate: ({ queryKey }) => !isOfNoVersion(String(queryKey[1])) })
    },
    [i18n, queries, show, apply],
  )
}

/** Returns an agency's brand input. */
function brandOf({ primaryColor, theme }: PageAgency): BrandInput {
  return { primaryColor, ...theme }
}

let worn: LiveTheme | undefined

/** Applies another brand in the next frame, and its fonts when they have loaded. */
async function applyBrand(brand: BrandInput): Promise<void> {
  const { liveTheme } = await import('./live-theme.ts')
  worn ??= liveTheme(document.documentElement, brand)
  worn.apply(brand)
  void linkTypePairing(brand.typePairing ?? 'modern')
  const { light, dark } = worn.tokens()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = meta.media.includes('dark') || (meta.media === '' && brand.mode === 'dark')
    meta.content = (isDark ? dark : light).background ?? meta.content
  }
}

/** Restores the default texts where the agency removed its wording. */
async function reword(text: i18n, before: Texts, next: Texts): Promise<void> {
  const gone = Object.keys(before).filter((key) => next[key] === undefined)
  const files = gone.length > 0 ? await writtenTexts() : {}
  const back = Object.fromEntries(
    gone.flatMap((key) => (files[key] === undefined ? [] : [[key, files[key]]])),
  )
  const now = (text.getResourceBundle(text.language, 'shell') ?? {}) as Texts
  text.removeResourceBundle(text.language, 'wording')
  text.addResourceBundle(text.language, 'wording', next)
  text.addResourceBundle(text.language, 'shell', withAgencyWording({ ...now, ...back }, next), true, true)
  text.emit('languageChanged', text.language)
}

/** Returns the page's default texts, which are already loaded. */
async function writtenTexts(): Promise<Texts> {
  const { texts } = JSON.parse(document.getElementById('livery-state')?.textContent ?? '{}') as {
    texts?: readonly string[]
  }
  const files = await Promise.all(
    (texts ?? []).map((address): Promise<{ default: Texts }> => import(/* @vite-ignore */ address)),
  )
  return Object.assign({}, ...files.map((file) => file.default))
}

function showIcon(before: PageAgency, { favicon }: PageAgency): void {
  if (before.favicon === favicon) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) {
    // The other icon link has the same address for any icon.
    if (link.getAttribute('href') === before.favicon) {
      link.type = favicon.endsWith('.svg') ? 'image/svg+xml' : ''
      link.href = favicon
    }
  }
}
