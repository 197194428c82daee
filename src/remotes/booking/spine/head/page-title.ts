import { useAgency } from '@livery/platform'
import { useEffect } from 'react'

/** Returns a place's own name, without its region and country. */
export function shortPlace(place: string): string {
  return place.split(/[,،]/)[0]?.trim() ?? place
}

/**
 * Names the browser's tab by the page's data, as the server does (`DrawnHead`); undefined keeps the page's general
 * title.
 */
export function usePageTitle(title: string | undefined): void {
  const { agencyName } = useAgency()
  useEffect(() => {
    if (title === undefined) return
    // The page's general title is set in the same moment.
    const timer = setTimeout(() => {
      document.title = `${title} · ${agencyName}`
    })
    return () => clearTimeout(timer)
  }, [title, agencyName])
}
