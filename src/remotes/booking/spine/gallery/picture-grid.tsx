import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface PictureGridProps {
  pictures: readonly string[]
  name: string
  onOpen: (at: number) => void
}

const IN_GRID = 5

/**
 * The first pictures of a property: a large one and four small ones, on phones only the large one. Each opens the
 * gallery.
 */
export function PictureGrid({ pictures, name, onOpen }: PictureGridProps) {
  const text = useProductTexts()
  return (
    <div className="relative">
      <ul className="picture-grid" data-count={Math.min(IN_GRID, pictures.length)}>
        {pictures.slice(0, IN_GRID).map((picture, at) => (
          <li key={picture}>
            <button
              type="button"
              onClick={() => onOpen(at)}
              aria-label={text('gallery.open', { number: at + 1, total: pictures.length, name })}
            >
              <Picture
                src={picture}
                fallback="/scenes/fallback.svg"
                alt=""
                width={960}
                height={720}
                className="size-full object-cover transition-transform duration-500 hover:scale-[1.03]"
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => onOpen(0)}
        className="absolute end-3 bottom-3 flex min-h-11 items-center gap-2 rounded-control border bg-card px-3.5 text-sm font-semibold shadow-card hover:bg-accent hover:text-accent-foreground"
      >
        <Icon name="picture" className="size-4.5" />
        {text('gallery.all', { count: pictures.length })}
      </button>
    </div>
  )
}
