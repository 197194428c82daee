import { type ReactNode, useRef, useState } from 'react'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'

interface MobileMenuProps {
  t: Text
  children: (close: () => void) => ReactNode
}

type DrawerModule = typeof import('../../ui/drawer.tsx')

/**
 * Navigation and account on narrow screens, in a drawer behind one button (spec §2.6). Its code loads on the first
 * click.
 */
export function MobileMenu({ t, children }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [module, setModule] = useState<DrawerModule | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  const toggle = () => {
    setIsOpen(!isOpen)
    // If the code fails to load, the next click retries.
    if (!module) import('../../ui/drawer.tsx').then(setModule, close)
  }
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && !module}
        onClick={toggle}
        className="header-button"
      >
        <span className="sr-only">{t('header.menu')}</span>
        <Icon name="menu" className="size-6" />
      </button>
      {module && (
        <module.Drawer
          title={t('header.menu')}
          closeLabel={t('header.closeMenu')}
          open={isOpen}
          onClose={close}
          trigger={button}
        >
          {children(close)}
        </module.Drawer>
      )}
    </div>
  )
}
