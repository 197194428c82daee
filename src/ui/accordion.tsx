import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface AccordionItem {
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Level of the headings. */
  level?: 2 | 3 | 4
}

// Radix writes these into a style attribute, which the page's policy forbids in HTML; undefined values are not
// written.
const noSizes: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

/**
 * Headings that open one answer at a time, each in its own text direction. Closed answers stay in the HTML, and the
 * browser's search in the page opens the one with a match.
 */
export function Accordion({ items, level = 2 }: AccordionProps) {
  const Heading = `h${level}` as const
  const [open, setOpen] = useState('')
  return (
    <Root type="single" collapsible value={open} onValueChange={setOpen} className="space-y-3">
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id} className="rounded-lg border bg-card data-[state=open]:shadow-card">
          <Header asChild>
            <Heading>
              <Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-lg px-5 py-4 text-start text-lg font-bold hover:text-link">
                <span dir="auto">{title}</span>
                <span className="text-link">
                  <Icon
                    name="down"
                    className="size-5 transition-transform duration-200 group-data-[state=open]:rotate-180"
                  />
                </span>
              </Trigger>
            </Heading>
          </Header>
          <Panel open={open === id} onFound={() => setOpen(id)}>
            {content}
          </Panel>
        </Item>
      ))}
    </Root>
  )
}

function Panel(props: { open: boolean; onFound: () => void; children: ReactNode }) {
  const { open, onFound, children } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element || open || !('onbeforematch' in element)) return
    // React supports `hidden` only as a boolean.
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  }, [open, onFound])
  return (
    <Content
      ref={panel}
      forceMount
      hidden={!open}
      style={noSizes}
      className="data-[state=open]:animate-fade-in"
    >
      {children}
    </Content>
  )
}
