import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import type { LinkProps } from '../../ui/link.tsx'
import { chatAtom } from './chat.ts'

/**
 * Returns a function with the properties of an entry's link: another site opens in a new tab, the agency's chat over
 * the page.
 */
export function useEntryLink(): (entry: MenuEntry, onFollow?: () => void) => LinkProps {
  const openChat = useSetAtom(chatAtom)
  return ({ path, isElsewhere, opensChat }, onFollow) => ({
    href: path,
    ...(isElsewhere && { target: '_blank', rel: 'noopener' }),
    ...(opensChat && { 'aria-haspopup': 'dialog' as const }),
    onClick(event: MouseEvent) {
      onFollow?.()
      if (!opensChat) return
      // Without script the link leads to the contact page.
      event.preventDefault()
      openChat(true)
    },
  })
}
