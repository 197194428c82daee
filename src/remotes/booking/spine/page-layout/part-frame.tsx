import { RouterLink } from '@livery/platform'
import type { ReactNode } from 'react'
import { LinkProvider } from '../../../../ui/link.tsx'

/** Frame of this part's pages: links of its primitives use the shell's router. */
export function PartFrame({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>
}
