import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from '../ui/link.tsx'

/**
 * Link component of the primitives, handled by the router. Each bundle with its own primitives sets it in its
 * LinkProvider. The router's own `Link` would add its framework mode's preloading, which nothing here uses.
 */
export function RouterLink({ href, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, replace ? { replace } : {})
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(href)} onClick={press} />
}
