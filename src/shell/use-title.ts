import { useEffect } from 'react'
import { useAgency } from '../platform/page.tsx'
import { innerHead } from './document-head.ts'

/** Sets the document's title from data that loaded with the page; undefined keeps the page's own title. */
export function useTitle(title: string | undefined): void {
  const agency = useAgency()
  // Runs after every render, since the page's own title is set after this one when both change.
  useEffect(() => {
    if (title === undefined) return
    const timer = setTimeout(() => {
      document.title = innerHead(title, agency).title
    })
    return () => clearTimeout(timer)
  }, [title, agency])
}
