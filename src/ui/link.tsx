import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** The router replaces the current history entry, so that going back skips this page. */
  replace?: boolean
}

const Anchor = ({ replace: _, ...props }: LinkProps) => <a {...props} />

const Context = createContext<ComponentType<LinkProps>>(Anchor)

/** Sets the component that follows addresses of this site without reloading the page. */
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
