import { Link } from 'react-router-dom'
import type { LinkProps } from '../ui/link.tsx'

/** The primitives' link, followed by the router. Each bundle with primitives of its own names it in its LinkProvider. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}
