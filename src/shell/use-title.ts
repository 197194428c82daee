import { useEffect } from 'react'
import { useAgency } from '../platform/page.tsx'
import { innerHead } from './document-head.ts'

/** Names the document after data that came with the page; undefined leaves the page's own name. */
export function useTitle(title: string | undefined): void {
  const agency = useAgency()
  // Run again after every render: the page's own name is set after this one whenever the two meet.
  useEffect(() => {
    if (title === undefined) return
    const timer = setTimeout(() => {
      document.title = innerHead(title, agency).title
    })
    return () => clearTimeout(timer)
  }, [title, agency])
}
