import {
  type Gallery,
  type GalleryBroken,
  type GalleryFilter,
  type GalleryMark,
  type GalleryTenant,
  galleryMarks,
} from '../../../../contract/gallery.ts'
import type { BookingServiceTitle } from '../../../../contract/types.ts'
import { directionOf } from '../../../../tenant/language.ts'

/** Returns the filters of the gallery's query parameters; unknown engines and marks are ignored. */
export function readGalleryRequest(
  query: URLSearchParams,
  engines: readonly BookingServiceTitle[],
): GalleryFilter {
  return {
    text: (query.get('q') ?? '').trim().slice(0, 100),
    engine: engines.find((engine) => engine === query.get('engine')) ?? '',
    mark: galleryMarks.find((mark) => mark === query.get('mark')) ?? '',
  }
}

/** Returns the agencies that match the gallery's query, and the available filters. */
export function chosenGallery(
  tenants: readonly GalleryTenant[],
  broken: readonly GalleryBroken[],
  query: URLSearchParams,
): Omit<Gallery, 'resetHref'> {
  const engines = [...new Set(tenants.flatMap(({ services }) => services))]
  const filter = readGalleryRequest(query, engines)
  const isBroken = new Set(broken.map(({ slug }) => slug))
  const has = (mark: GalleryMark) => (tenant: GalleryTenant) =>
    mark === 'broken' ? isBroken.has(tenant.slug) : isMarked[mark](tenant)
  const known = new Set(tenants.map(({ slug }) => slug))
  const neverServed = broken.filter(({ slug }) => !known.has(slug)).length
  const count = (mark: GalleryMark) => (mark === 'broken' ? broken.length : tenants.filter(has(mark)).length)
  return {
    tenants: tenants.filter(
      (tenant) =>
        saysIt([tenant.name, tenant.slug, tenant.tagline], filter.text) &&
        (filter.engine === '' || tenant.services.includes(filter.engine)) &&
        (filter.mark === '' || has(filter.mark)(tenant)),
    ),
    broken: broken.filter(
      ({ slug }) =>
        saysIt([slug], filter.text) &&
        filter.engine === '' &&
        (filter.mark === '' || filter.mark === 'broken'),
    ),
    filter,
    engines: engines.map((engine) => ({
      engine,
      count: tenants.filter(({ services }) => services.includes(engine)).length,
    })),
    marks: galleryMarks.map((mark) => ({ mark, count: count(mark) })).filter((one) => one.count > 0),
    total: tenants.length + neverServed,
  }
}

const isMarked: Readonly<Record<Exclude<GalleryMark, 'broken'>, (tenant: GalleryTenant) => boolean>> = {
  members: ({ hidesPrices }) => hidesPrices,
  sso: ({ isSsoOnly }) => isSsoOnly,
  inactive: ({ isInactive }) => isInactive,
  platform: ({ isPlatformBrand }) => isPlatformBrand,
  rtl: ({ language }) => directionOf(language) === 'rtl',
}

/** Ignores case and accents. */
function saysIt(texts: readonly string[], text: string): boolean {
  const plain = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
  return texts.some((value) => plain(value).includes(plain(text)))
}
