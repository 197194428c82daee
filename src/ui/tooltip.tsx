import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { createContext, type ReactElement, type ReactNode, use, useRef, useState } from 'react'
import { surroundings } from './surroundings.ts'

export interface TooltipProps {
  /** What it says: a few words that help and that nobody needs, for a finger never sees them. */
  text: ReactNode
  /** What it is about: a button or a link, which takes a ref and events. */
  children: ReactElement
  /** `end` is beside it, where the line goes on. */
  side?: 'top' | 'bottom' | 'end' | undefined
  /** Says nothing for now; what it is about stays the same element, with the focus if it has it. */
  isQuiet?: boolean
}

const InGroup = createContext(false)

/** Tooltips of one toolbar: once one has shown, its neighbours show without waiting. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value={true}>
      <Provider delayDuration={400}>{children}</Provider>
    </InGroup>
  )
}

/** Words that show while the pointer rests on what they are about or the keyboard has reached it; Escape hides them, and they stay while the pointer is on them. */
export function Tooltip({ text, children, side = 'top', isQuiet = false }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(() => surroundings(null))
  const [isOpen, setIsOpen] = useState(false)
  const turn = (open: boolean) => {
    setIsOpen(open && !isQuiet)
    if (open) setPlace(surroundings(trigger.current))
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
