import { useLateTexts } from '@livery/platform'
import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { spinePageTexts } from '../pages/page-texts.ts'

/** Fetches what the spine's own pages say, for a dialog of theirs that opens on a page of a product. */
export function SpineTexts({ children }: { children: ReactNode }) {
  const text = useProductTexts()
  const { isHere, error } = useLateTexts(spinePageTexts)
  if (error) return <Alert tone="destructive">{text('dialog.notOpened')}</Alert>
  return isHere && children
}
