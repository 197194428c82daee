import type { Rental } from '../../../../../contract/types.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { ProviderLogo } from './desk-line.tsx'

/** Logo of the rental company with the rating of its desk. */
export function ProviderLine({
  rental: { provider, pickUp },
}: {
  rental: Pick<Rental, 'provider' | 'pickUp'>
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProviderLogo provider={provider} />
      <GuestScore rating={pickUp.desk.rating} reviews={pickUp.desk.reviewCount} />
    </div>
  )
}
