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

/** Whether a call's answer stays the same whatever the agency publishes: suppliers' offers and exchange rates. */
const isOfNoVersion = (path: string) => inventoryPaths.has(path) || path === '/api/multi-currency/exchange'

/**
 * Gives the function that makes an open page another version's, without a reload: brand, agency and route table, words, icon,
 * and what was asked of the API, unless the server could not say anything new yet. What somebody is typing, and where they are,
 * stays.
 */
export function useApplyVersion(
  wear: (brand: BrandInput) => unknown = wearBrand,
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
        await wear(brandOf(next.agency))
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
    [i18n, queries, show, wear],
  )
}

/** What an agency says of its brand. */
function brandOf({ primaryColor, theme }: PageAgency): BrandInput {
  return { primaryColor, ...theme }
}

let worn: LiveTheme | undefined

/** Gives the page another brand, in the next frame; its faces when they have come. */
async function wearBrand(brand: BrandInput): Promise<void> {
  const { liveTheme } = await import('./live-theme.ts')
  worn ??= liveTheme(document.documentElement, brand)
  worn.wear(brand)
  void linkTypePairing(brand.typePairing ?? 'modern')
  const { light, dark } = worn.tokens()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = meta.media.includes('dark') || (meta.media === '' && brand.mode === 'dark')
    meta.content = (isDark ? dark : light).background ?? meta.content
  }
}

/** Words that are the agency's own no longer are those of the page's files again. */
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

/** The words of the page as its files have them; they are here already. */
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
    // The other is one address for whatever icon there is.
    if (link.getAttribute('href') === before.favicon) {
      link.type = favicon.endsWith('.svg') ? 'image/svg+xml' : ''
      link.href = favicon
    }
  }
}
