import { usePage } from '@livery/platform'
import type { CarDesk, Rental } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from './fact-line.tsx'

/** Returns how a desk is reached and how far it is from the place of the search. */
export function useDeskWords(): (desk: Pick<CarDesk, 'kind' | 'distance'>) => string {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const format = new Intl.NumberFormat(localeOf(language, agency), { maximumFractionDigits: 1 })
  return ({ kind, distance: { miles, from } }) => {
    const how = text(`desk.${kind}`)
    // In the terminal a distance to the airport's middle says nothing, and neither does a distance of zero.
    if (kind === 'in_terminal' || miles < 0.05) return how
    return text('desk.withDistance', { how, distance: format.format(miles), place: `\u2068${from}\u2069` })
  }
}

/** List items: name of the pick-up desk, and how it is reached. */
export function DeskLines({ desk }: { desk: CarDesk }) {
  const wordsOf = useDeskWords()
  return (
    <>
      <FactLine icon="place" variant="main">
        <bdi>{desk.name}</bdi>
      </FactLine>
      <li className="ps-5.5 text-muted-foreground">{wordsOf(desk)}</li>
    </>
  )
}

/** Logo of the rental company. */
export function ProviderLogo({ provider }: Pick<Rental, 'provider'>) {
  return (
    <Picture
      src={provider.logo}
      fallback="/scenes/fallback.svg"
      alt={provider.name}
      loading="lazy"
      width={120}
      height={40}
      className="h-7 w-auto max-w-28 rounded-sm object-contain"
    />
  )
}
