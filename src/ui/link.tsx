import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** The way back leads past the page that the link stands on, where the router follows it. */
  replace?: boolean
}

const Anchor = ({ replace: _, ...props }: LinkProps) => <a {...props} />

const Context = createContext<ComponentType<LinkProps>>(Anchor)

/** Names the component that follows same-site addresses without loading the page anew. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>
  children: ReactNode
}) {
  return <Context value={component}>{children}</Context>
}

/** A link: by the router for a path of this site, by the browser for anything else and for a new tab. */
export function Link(props: LinkProps) {
  const Routed = use(Context)
  const isPath = props.href.startsWith('/') && !props.href.startsWith('//')
  return isPath && props.target === undefined ? <Routed {...props} /> : <Anchor {...props} />
}
