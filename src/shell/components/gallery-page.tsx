import type { Gallery, GalleryBroken, GalleryTenant } from '../../contract/gallery.ts'
import type { Text } from '../../platform/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { galleryTexts, previewTexts, galleryTexts as texts } from '../gallery-texts.ts'
import { DemoSignInMenu, GalleryFilters } from './gallery-controls.tsx'
import { labelOf } from './product-labels.ts'

/** Maximum number of faults shown at once. */
const MOST = 6

/** A card of an agency: the server's data, with its special features in words. */
interface GalleryCard
  extends Pick<
    GalleryTenant,
    'slug' | 'name' | 'tagline' | 'href' | 'logo' | 'image' | 'thumbnail' | 'palette' | 'services' | 'signIn'
  > {
  flags: readonly string[]
}

interface GalleryPageProps extends Omit<Gallery, 'tenants'> {
  t: Text
  tenants: readonly GalleryCard[]
}

/** Start page of the demo: every agency of this deployment in its own colours. */
export function GalleryPage({ t, tenants, broken, ...gallery }: GalleryPageProps) {
  const known = new Set(tenants.map(({ slug }) => slug))
  const count = tenants.length + broken.filter(({ slug }) => !known.has(slug)).length
  return (
    <main id="main" className="page-width py-14 lg:py-24">
      <h1 className="font-brand max-w-[11.5em] text-hero">{galleryTexts.heading}</h1>
      <p className="mt-5 max-w-[34em] text-lg text-balance text-muted-foreground lg:text-xl">
        {galleryTexts.subheading}
      </p>
      {gallery.resetHref !== null && (
        <p className="mt-5 max-w-[48em] rounded-lg border bg-muted px-4 py-3">
          {previewTexts.note}{' '}
          <a href={gallery.resetHref} className="font-semibold text-link underline underline-offset-4">
            {previewTexts.startAnew}
          </a>
        </p>
      )}
      <GalleryFilters t={t} gallery={gallery} />
      <p role="status" className="mt-6 text-muted-foreground">
        {count === 0 ? galleryTexts.none : galleryTexts.shown(count, gallery.total)}{' '}
        {count < gallery.total && (
          <a href="/" className="font-semibold text-link underline underline-offset-4">
            {galleryTexts.showAll}
          </a>
        )}
      </p>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {broken.map((tenant) => (
          <li key={tenant.slug} className="col-span-full">
            <BrokenTenantCard {...tenant} />
          </li>
        ))}
        {tenants.map((tenant) => (
          <li key={tenant.slug}>
            <TenantCard t={t} tenant={tenant} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Thumbnail of the agency's home page; its picture and logo if it may not be framed. */
function Face({ tenant: { thumbnail, name, image, logo } }: { tenant: GalleryCard }) {
  if (thumbnail) {
    return (
      <div inert className="gallery-thumbnail relative aspect-[16/10] overflow-hidden bg-muted">
        <iframe
          src={thumbnail}
          title={name}
          loading="lazy"
          // For viewing only: nothing in it runs.
          sandbox="allow-same-origin"
          tabIndex={-1}
        />
      </div>
    )
  }
  return (
    <div className="relative aspect-[16/10] overflow-hidden bg-muted">
      <Picture
        src={image}
        alt=""
        loading="lazy"
        className="size-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.045]"
      />
      <span className="absolute start-4 bottom-4 flex h-14 items-center rounded-md bg-deep-foreground px-4 shadow-card">
        <img src={logo} alt="" loading="lazy" className="h-8 w-auto max-w-44 object-contain" />
      </span>
    </div>
  )
}

function TenantCard({ t, tenant }: { t: Text; tenant: GalleryCard }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-[box-shadow,translate] duration-300 ease-out hover:-translate-y-1 hover:shadow-lift">
      <Face tenant={tenant} />
      <Swatches palette={tenant.palette} />
      <div className="flex flex-1 flex-col p-5">
        <h2 className="text-xl font-bold">
          <a href={tenant.href} className="after:absolute after:inset-0 after:rounded-xl">
            {tenant.name}
          </a>
        </h2>
        <code className="mt-0.5 block text-sm text-muted-foreground">{tenant.slug}</code>
        <p className="mt-2 line-clamp-2 text-muted-foreground">{tenant.tagline}</p>
        <ul className="mt-4 flex flex-wrap gap-3 text-muted-foreground">
          {tenant.services.map((service) => (
            <li key={service} title={t(labelOf(service).name)}>
              <Icon name={labelOf(service).icon} />
              <span className="sr-only">{t(labelOf(service).name)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap gap-2 pt-5">
          {tenant.flags.map((flag) => (
            <Badge key={flag} tone="brand">
              {flag}
            </Badge>
          ))}
        </p>
        <div className="mt-5 flex min-h-10 flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-1 font-semibold text-link">
            {galleryTexts.visit(tenant.name)}
            <Icon name="end" className="size-4" />
          </p>
          {tenant.signIn && <DemoSignInMenu slug={tenant.slug} agency={tenant.name} signIn={tenant.signIn} />}
        </div>
      </div>
    </article>
  )
}

/** Drawn as SVG: another theme's colours cannot be classes, and the page's policy forbids style attributes. */
function Swatches({ palette }: { palette: readonly string[] }) {
  return (
    <svg
      viewBox={`0 0 ${palette.length} 1`}
      preserveAspectRatio="none"
      className="h-2 w-full"
      aria-hidden="true"
    >
      {palette.map((color, index) => (
        <rect key={color} x={index} width="1.05" height="1" fill={color} />
      ))}
    </svg>
  )
}

/** Replaces a broken agency's card: the faults in its folder, with their place and remedy. */
function BrokenTenantCard({ slug, problems, isServed }: GalleryBroken) {
  return (
    <article className="flex h-full flex-col rounded-xl border border-destructive bg-card p-5 shadow-card">
      <h2 className="text-xl font-bold">{slug}</h2>
      <p className="mt-1 flex items-start gap-2 font-semibold text-destructive">
        <Icon name="alert" className="mt-0.5 size-4.5 shrink-0" />
        {isServed ? texts.brokenButServed : texts.broken}
      </p>
      <Faults faults={problems.slice(0, MOST)} />
      {problems.length > MOST && (
        <details className="mt-4">
          <summary className="cursor-pointer font-semibold text-link">
            {texts.more(problems.length - MOST)}
          </summary>
          <Faults faults={problems.slice(MOST)} />
        </details>
      )}
    </article>
  )
}

function Faults({ faults }: { faults: GalleryBroken['problems'] }) {
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {faults.map(({ place, text }) => (
        <li key={place + text}>
          <code className="block text-sm break-all text-muted-foreground">{place}</code>
          <span className="break-words">{text}</span>
        </li>
      ))}
    </ul>
  )
}
