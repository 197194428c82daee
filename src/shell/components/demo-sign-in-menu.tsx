import type { GallerySignIn } from '../../contract/gallery.ts'
import { Icon } from '../../ui/icon.tsx'
import { galleryTexts } from '../gallery-texts.ts'

interface DemoSignInMenuProps {
  agency: string
  signIn: GallerySignIn
}

/** Opens over the card it stands in, by the browser alone: the gallery runs no script. */
export function DemoSignInMenu({ agency, signIn }: DemoSignInMenuProps) {
  return (
    <details name="sign-in" className="group/menu">
      <summary className="button button-tonal button-small relative z-20 cursor-pointer list-none">
        <Icon name="person" className="size-4.5" />
        {galleryTexts.signInAs}
        <span className="sr-only">{galleryTexts.at(agency)}</span>
        <Icon
          name="down"
          className="size-4 rotate-180 transition-transform duration-200 group-open/menu:rotate-0"
        />
      </summary>
      <form
        method="post"
        action={signIn.action}
        className="absolute inset-x-3 bottom-18 z-10 grid animate-rise grid-cols-2 gap-1 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-float"
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
    </details>
  )
}
