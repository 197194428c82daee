import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Removes the document's canonical address when another page is shown in it. Browsers use it for sharing and
 * otherwise share the current address.
 */
export function useCanonicalAddress(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (nameOf(pathname, search) === loadedName()) return
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[property="og:url"]'))
      tag.remove()
  }, [pathname, search])
}

/** Identifies a page; other parameters only select what it shows. */
function nameOf(pathname: string, search: string): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`
}

function loadedName(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(entry?.name ?? document.URL)
  return nameOf(pathname, search)
}
