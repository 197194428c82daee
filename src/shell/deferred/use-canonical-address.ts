import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The canonical address in the head is that of the page the document came with. Browsers share a page by it, so it goes as
 * soon as another page is shown in the same document; they share the address of that page then.
 */
export function useCanonicalAddress(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (nameOf(pathname, search) === loadedName()) return
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[property="og:url"]'))
      tag.remove()
  }, [pathname, search])
}

/** What tells one page from another: other parameters choose what is shown on it. */
function nameOf(pathname: string, search: string): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`
}

function loadedName(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(entry?.name ?? document.URL)
  return nameOf(pathname, search)
}
