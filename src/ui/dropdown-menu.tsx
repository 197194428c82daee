import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { type ReactElement, useRef, useState } from 'react'
import { floatingContext } from './floating-context.ts'
import type { MenuItem } from './menu-item.ts'
import { MenuItems, menuPanel } from './menu-items.tsx'

export interface DropdownMenuProps {
  /** The button that opens it: a `Button`, or another element that accepts a ref and events. */
  children: ReactElement
  items: readonly MenuItem[]
  /** The edge of the button that it aligns with. */
  align?: 'start' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
}

/**
 * A menu of actions at a button. It is not modal, since Radix's modal mode adds a style element, which the page's
 * policy forbids. An outside press closes it and also acts on its target.
 */
export function DropdownMenu({ children, items, align = 'start', side = 'bottom' }: DropdownMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(() => floatingContext(null))
  return (
    <Root
      modal={false}
      dir={place.direction}
      onOpenChange={(open) => open && setPlace(floatingContext(trigger.current))}
    >
      <Trigger asChild ref={trigger}>
        {children}
      </Trigger>
      <Portal container={place.container}>
        <Content className={menuPanel} align={align} side={side} sideOffset={6} collisionPadding={12} loop>
          <MenuItems items={items} container={place.container} />
        </Content>
      </Portal>
    </Root>
  )
}
