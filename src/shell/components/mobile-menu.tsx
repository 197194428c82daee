import type { ReactNode } from 'react'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { headerButton } from './header-classes.ts'

interface MobileMenuProps {
  t: Text
  children: (close: () => void) => ReactNode
}

/** Navigation and account of narrow screens, behind one button (spec §2.6). */
export function MobileMenu({ t, children }: MobileMenuProps) {
  return (
    <Popover
      label={t('header.menu')}
      className="static lg:hidden"
      triggerClassName={headerButton}
      align="page"
      panelClassName="mt-1 grid max-h-[calc(100dvh-6rem)] gap-3 overflow-y-auto p-3"
      trigger={<Icon name="menu" className="size-6" />}
    >
      {children}
    </Popover>
  )
}
