import { RouterLink } from '@livery/platform'
import type { ReactNode } from 'react'
import { LinkProvider } from '../../../../ui/link.tsx'

/** Stands around every page of this part: its primitives' links are followed by the shell's router. */
export function PartFrame({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>
}
