import { useLateTexts } from '@livery/platform'
import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { pageTexts } from '../pages/page-texts.ts'
import { useWords } from '../words/use-words.ts'

const wanted = [pageTexts]

/** Fetches what the spine's own pages say, for a dialog of theirs that opens on a page of a product. */
export function SpineWords({ children }: { children: ReactNode }) {
  const text = useWords()
  const { isHere, error } = useLateTexts(wanted)
  if (error) return <Alert tone="destructive">{text('dialog.notOpened')}</Alert>
  return isHere && children
}
