import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ScrollBody } from './scroll-body.tsx'
import { useScrollLock } from './use-modal.ts'

export interface DrawerProps {
  title: string
  closeLabel: string
  open: boolean
  onClose: () => void
  /**
   * The button that opened it: it gets the focus back, and a press on it does not count as outside. If omitted, the
   * previously focused element gets the focus back.
   */
  trigger?: RefObject<HTMLElement | null>
  /** The edge it slides in from; `sheet` is the end edge, and on phones the bottom. */
  side?: keyof typeof sides
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

const fade = 'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'
const slide = 'data-[state=open]:animate-drawer-in data-[state=closed]:animate-drawer-out'
const column = 'inset-y-0 w-[min(22rem,calc(100vw-3rem))]'
const sides = {
  start: `${column} start-0 border-e [--drawer-away:-100%] rtl:[--drawer-away:100%]`,
  end: `${column} end-0 border-s rtl:[--drawer-away:-100%]`,
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[88dvh] max-w-2xl rounded-t-xl border-t pb-[env(safe-area-inset-bottom)] sm:border-x [--drawer-away:0_100%]',
  sheet:
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[88dvh] max-sm:rounded-t-xl max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)] max-sm:[--drawer-away:0_100%] sm:inset-y-0 sm:end-0 sm:w-[min(26rem,50vw)] sm:border-s sm:rtl:[--drawer-away:-100%]',
} as const

/**
 * A panel that slides in over the page; Escape, an outside press and its close button close it. Radix's modal mode
 * adds a style element, which the page's policy forbids, so backdrop, scroll lock and inert page are implemented
 * here.
 */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, open, onClose, trigger, side = 'end', children, footer } = props
  const before = useRef<Element | null>(null)
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && trigger?.current?.contains(target) === true
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
          onOpenAutoFocus={() => {
            before.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const back = trigger?.current ?? before.current
            if (back instanceof HTMLElement) back.focus()
          }}
          className={classNames(
            'fixed z-50 flex flex-col bg-popover text-popover-foreground shadow-float outline-none',
            sides[side],
            slide,
          )}
        >
          <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b ps-5 pe-3">
            <Title className="font-brand text-heading">{title}</Title>
            <Close asChild>
              <Button variant="ghost" square aria-label={closeLabel}>
                <Icon name="close" />
              </Button>
            </Close>
          </div>
          <ScrollBody className="grid flex-1 content-start gap-4 p-4">{children}</ScrollBody>
          {footer && <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t p-4">{footer}</div>}
        </Content>
      </Portal>
      {open && <QuietPage />}
    </Root>
  )
}

/** While it exists, the page behind neither scrolls nor takes the focus. Messages above the page stay within reach. */
function QuietPage() {
  useScrollLock(true)
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.inert &&
        !element.matches('[data-drawer], [data-over-page]'),
    )
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [])
  return null
}
