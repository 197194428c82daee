import { useText } from '@livery/platform'
import { DestinationGrid } from '../components/destination-grid.tsx'

/** /destination: every destination the agency presents. */
export function DestinationsPage() {
  const text = useText('seo')
  return (
    <DestinationGrid heading={text('destinations.heading')} subheading={text('destinations.subheading')} />
  )
}

/** /top-destination: the destinations the agency puts first. */
export function TopDestinationsPage() {
  const text = useText('seo')
  return <DestinationGrid onlyTop heading={text('top.heading')} subheading={text('top.subheading')} />
}
