import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from '../ui/link.tsx'

/**
 * The primitives' link, followed by the router. Each bundle with primitives of its own names it in its LinkProvider.
 * The router's own `Link` brings the preloading of its framework mode along, which nothing here uses.
 */
export function RouterLink({ href, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, replace ? { replace } : {})
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(href)} onClick={press} />
}
