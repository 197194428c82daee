import { useMoney } from '../../../platform/money.tsx'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { FALLBACK_IMAGE, heroImage } from '../../scene-images.ts'
import { NO_PICTURE } from '../samples.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'
import { TableSpecimens } from './table-specimens.tsx'

const { states, notes } = kitTexts
const ratings = [0, 2.9, 4, 5]
const scenes = ['beach', 'mountain', 'old-town', 'skyline', 'desert', 'ship']

/** Offers, travellers and prices. */
export function ContentSection() {
  return (
    <Section id="content">
      <Prices />
      <Pictures />
      <Slides />
      <TableSpecimens />
      <Prose />
    </Section>
  )
}

function Prices() {
  const t = useText('shell')
  const { show } = useMoney()
  return (
    <Specimen name="Price, Rating">
      <State label={states.default}>
        <dl className="space-y-0.5">
          <Price variant="struck" label={t('deal.retailPrice')} amount={show(412.5, 'USD')} />
          <Price label={t('deal.wholesaleRate')} amount={show(301, 'USD')} />
          <Price variant="main" label={t('deal.priceToTraveller')} amount={show(348.2, 'USD')} />
        </dl>
      </State>
      <State label={states.long}>
        <dl className="space-y-0.5">
          <Price variant="struck" label={t('deal.loginToSave')} amount={show(12_345_678.9, 'USD')} />
          <Price variant="main" label={t('deal.priceToTraveller')} amount={show(9_876_543.21, 'USD')} />
        </dl>
      </State>
      <State label="Rating">
        <span className="grid gap-2">
          {ratings.map((value) => (
            <Rating
              key={value}
              value={value}
              label={t('deal.rating', { rating: Math.floor(value), total: 5 })}
            />
          ))}
        </span>
      </State>
    </Specimen>
  )
}

function Pictures() {
  const { agency } = usePage()
  return (
    <Specimen name="Picture" columns={3}>
      <State label={states.default}>
        <Picture src={heroImage(agency)} alt="" className="aspect-[4/3] w-full rounded-lg object-cover" />
      </State>
      <State label={`${states.failed}: fallback`}>
        <Picture
          src={NO_PICTURE}
          fallback={FALLBACK_IMAGE}
          alt=""
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
      </State>
      <State label={`${states.failed}: drawn ground`}>
        <Picture src={NO_PICTURE} alt="" className="aspect-[4/3] w-full rounded-lg object-cover" />
      </State>
    </Specimen>
  )
}

function Slides() {
  const t = useText('shell')
  const { show } = useMoney()
  const { agency } = usePage()
  return (
    <Specimen name="Carousel" note={notes.swipe} bare columns={1}>
      <Carousel
        label={t('deals.heading')}
        previousLabel={t('deals.previous')}
        nextLabel={t('deals.next')}
        slides={scenes.slice(0, 4).map((scene, index) => ({
          id: scene,
          content: (
            <article className="overflow-hidden rounded-xl border bg-card shadow-card">
              <Picture
                src={`/scenes/${scene}/${agency.subdomain}-kit.svg`}
                alt=""
                className="aspect-[4/3] w-full object-cover"
              />
              <div className="p-4">
                <Rating value={5 - index} label={t('deal.rating', { rating: 5 - index, total: 5 })} />
                <a
                  href="/kit#content"
                  className="mt-2 flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
                >
                  {t('deals.promoCruise')}
                </a>
                <dl className="mt-3">
                  <Price
                    variant="main"
                    label={t('deal.priceToTraveller')}
                    amount={show(120 + index * 87, 'USD', { short: true })}
                  />
                </dl>
              </div>
            </article>
          ),
        }))}
      />
    </Specimen>
  )
}

function Prose() {
  const t = useText('shell')
  const words = t('deals.emptyHint')
  const html = `<h2>${t('trust.rates')}</h2><p>${words} <a href="/kit#content">${t('destinations.viewAll')}</a></p><ul><li>${t('trust.contactHint')}</li><li>${t('trust.oneTripHint')}</li></ul><blockquote>${t('trust.ratesHint')}</blockquote><table><tbody><tr><th scope="row">${t('service.hotels')}</th><td>2</td></tr><tr><th scope="row">${t('service.cars')}</th><td>4</td></tr></tbody></table>`
  return (
    <Specimen name="RichText" columns={1}>
      <RichText html={html} />
    </Specimen>
  )
}
