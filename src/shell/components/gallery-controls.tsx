import type { Gallery, GalleryFilter, GallerySignIn } from '../../contract/gallery.ts'
import type { Text } from '../../platform/text.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { galleryTexts, galleryTexts as texts } from '../gallery-texts.ts'
import { labelOf } from './product-labels.ts'

/** Filters of the gallery: a form and links, since it runs no script. */
export function GalleryFilters({ t, gallery }: { t: Text; gallery: Omit<Gallery, 'tenants' | 'broken'> }) {
  const { filter, engines, marks } = gallery
  return (
    <div className="mt-10 grid gap-5">
      <search>
        <form method="get" action="/" className="flex max-w-md flex-wrap gap-2">
          <label htmlFor="q" className="sr-only">
            {texts.find}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={filter.text}
            placeholder={texts.findHint}
            className="min-h-11 min-w-0 flex-1 rounded-control border border-input bg-card px-4"
          />
          {filter.engine && <input type="hidden" name="engine" value={filter.engine} />}
          {filter.mark && <input type="hidden" name="mark" value={filter.mark} />}
          <button type="submit" className={buttonClasses({ variant: 'tonal' })}>
            {texts.find}
          </button>
        </form>
      </search>
      <Chips
        label={texts.engine}
        chips={[
          { name: texts.all, href: addressOf({ ...filter, engine: '' }), isOn: filter.engine === '' },
          ...engines.map(({ engine, count }) => ({
            name: t(labelOf(engine).name),
            count,
            href: addressOf({ ...filter, engine }),
            isOn: filter.engine === engine,
          })),
        ]}
      />
      {marks.length > 0 && (
        <Chips
          label={texts.mark}
          chips={[
            { name: texts.all, href: addressOf({ ...filter, mark: '' }), isOn: filter.mark === '' },
            ...marks.map(({ mark, count }) => ({
              name: texts.marks[mark],
              count,
              href: addressOf({ ...filter, mark }),
              isOn: filter.mark === mark,
            })),
          ]}
        />
      )}
    </div>
  )
}

interface Chip {
  name: string
  href: string
  isOn: boolean
  count?: number
}

function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="me-1 w-14 text-sm text-muted-foreground">{label}</span>
      {chips.map(({ name, href, isOn, count }) => (
        <a
          key={name}
          href={href}
          aria-current={isOn ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors',
            isOn
              ? 'border-primary bg-primary text-primary-foreground'
              : 'bg-card hover:bg-accent hover:text-accent-foreground',
          )}
        >
          {name}
          {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
        </a>
      ))}
    </nav>
  )
}

function addressOf({ text, engine, mark }: GalleryFilter): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (engine) query.set('engine', engine)
  if (mark) query.set('mark', mark)
  return query.size > 0 ? `/?${query}` : '/'
}

interface DemoSignInMenuProps {
  slug: string
  agency: string
  signIn: GallerySignIn
}

/** Menu that the browser opens and closes without script, since the gallery runs none. */
export function DemoSignInMenu({ slug, agency, signIn }: DemoSignInMenuProps) {
  // By agency and not by position: a card keeps its identity when another is inserted before it.
  const id = `sign-in-${slug}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="button button-tonal button-small relative z-20 [&:has(+:popover-open)_svg:last-child]:rotate-0"
      >
        <Icon name="person" className="size-4.5" />
        {galleryTexts.signInAs}
        <span className="sr-only">{galleryTexts.at(agency)}</span>
        <Icon name="down" className="size-4 rotate-180 transition-transform duration-200" />
      </button>
      <form
        id={id}
        popover="auto"
        method="post"
        action={signIn.action}
        className="sign-in-menu w-80 max-w-[calc(100vw-1.5rem)] animate-rise grid-cols-2 gap-1 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-float open:grid"
      >
        {signIn.names.map((name) => (
          <button
            key={name}
            type="submit"
            name="as"
            value={name}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 text-start transition-colors last:odd:col-span-full hover:bg-accent hover:text-accent-foreground"
          >
            <span className="font-semibold">{galleryTexts.roles[name]?.title ?? name}</span>
            <span className="text-xs text-muted-foreground">{galleryTexts.roles[name]?.sees}</span>
          </button>
        ))}
      </form>
    </>
  )
}
