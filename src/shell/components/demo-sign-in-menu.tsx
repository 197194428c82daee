import type { GallerySignIn } from '../../contract/gallery.ts'
import { Icon } from '../../ui/icon.tsx'
import { galleryTexts } from '../gallery-texts.ts'

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
