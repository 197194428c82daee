import { useLateTexts } from '@livery/platform'
import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { spinePageTexts } from '../pages/page-texts.ts'

/** Loads the texts of the spine's pages, for a dialog of theirs on a product's page. */
export function SpineTexts({ children }: { children: ReactNode }) {
  const text = useProductTexts()
  const { isHere, error } = useLateTexts(spinePageTexts)
  if (error) return <Alert tone="destructive">{text('dialog.notOpened')}</Alert>
  return isHere && children
}
