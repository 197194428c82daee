import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { createContext, type ReactElement, type ReactNode, use, useRef, useState } from 'react'
import { floatingContext } from './floating-context.ts'

export interface TooltipProps {
  /** A short, helpful text that is not essential, since touch users never see it. */
  text: ReactNode
  /** The trigger: a button or a link that accepts a ref and events. */
  children: ReactElement
  /** `end` is next to it, in reading direction. */
  side?: 'top' | 'bottom' | 'end' | undefined
  /** Disabled for now; the trigger stays the same element and keeps its focus. */
  isQuiet?: boolean
}

const InGroup = createContext(false)

/** Tooltips of one toolbar: after the first, the others show without a delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value={true}>
      <Provider delayDuration={400}>{children}</Provider>
    </InGroup>
  )
}

/**
 * A text that shows while the pointer rests on its trigger or the trigger has keyboard focus. Escape hides it, and it
 * stays while the pointer is on it.
 */
export function Tooltip({ text, children, side = 'top', isQuiet = false }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(() => floatingContext(null))
  const [isOpen, setIsOpen] = useState(false)
  const turn = (open: boolean) => {
    setIsOpen(open && !isQuiet)
    if (open) setPlace(floatingContext(trigger.current))
  }
  const tooltip = (
    <Root open={isOpen && !isQuiet} onOpenChange={turn}>
      <Trigger asChild ref={trigger}>
        {children}
      </Trigger>
      <Portal container={place.container}>
        <Content
          side={side === 'end' ? (place.direction === 'rtl' ? 'left' : 'right') : side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-md border border-transparent bg-foreground px-2.5 py-1.5 text-sm text-background shadow-card"
        >
          {text}
          <Arrow className="fill-foreground forced-colors:hidden" width={10} height={5} />
        </Content>
      </Portal>
    </Root>
  )
  return use(InGroup) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>
}
