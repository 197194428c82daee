import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Icon } from './icon.tsx'

export interface DrawerProps {
  title: string
  closeLabel: string
  open: boolean
  onClose: () => void
  /** The button that opened it: it gets the focus back, and a press on it is not one outside. */
  trigger: RefObject<HTMLElement | null>
  children: ReactNode
}

const fade = 'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'
const side = 'inset-y-0 end-0 rtl:[--drawer-away:-100%]'
const slide = 'data-[state=open]:animate-drawer-in data-[state=closed]:animate-drawer-out'

/**
 * A panel that slides in over the page from the end of the line; Escape, a press outside and its own button close it.
 * Radix's modal mode adds a style element, which the page's policy forbids: the veil, the locked scrolling and the inert
 * page behind are made here.
 */
export function Drawer({ title, closeLabel, open, onClose, trigger, children }: DrawerProps) {
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && trigger.current?.contains(target) === true
  return (
    <Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <div
          data-drawer=""
          data-state={open ? 'open' : 'closed'}
          className={`fixed inset-0 z-40 bg-shade/60 ${fade}`}
        />
      </Portal>
      <Portal>
        <Content
          data-drawer=""
          aria-modal="true"
          aria-describedby={undefined}
          onInteractOutside={(event) => isTrigger(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus()
          }}
          className={`fixed z-50 flex w-[min(22rem,calc(100vw-3rem))] flex-col overflow-y-auto overscroll-contain border-s bg-popover text-popover-foreground shadow-float outline-none ${side} ${slide}`}
        >
          <div className="flex min-h-16 items-center justify-between gap-4 border-b ps-5 pe-3">
            <Title className="font-brand text-heading">{title}</Title>
            <Close
              aria-label={closeLabel}
              className="flex size-11 items-center justify-center rounded-control hover:bg-accent hover:text-accent-foreground"
            >
              <Icon name="close" />
            </Close>
          </div>
          <div className="grid gap-4 p-4">{children}</div>
        </Content>
      </Portal>
      {open && <QuietPage />}
    </Root>
  )
}

/** While it is there, the page behind neither scrolls nor takes the focus. */
function QuietPage() {
  useEffect(() => {
    const { documentElement: html, body } = document
    const behind = [...body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.inert && !element.matches('[data-drawer]'),
    )
    html.classList.add('overflow-hidden')
    for (const element of behind) element.inert = true
    return () => {
      html.classList.remove('overflow-hidden')
      for (const element of behind) element.inert = false
    }
  }, [])
  return null
}
