import type { GalleryBroken } from '../../contract/gallery.ts'
import { Icon } from '../../ui/icon.tsx'
import { galleryTexts as texts } from '../gallery-texts.ts'

/** So many faults are seen at once. */
const MOST = 6

/** Stands where the agency would be: what is wrong in its folder, where, and what to do about it. */
export function BrokenTenantCard({ slug, problems, isServed }: GalleryBroken) {
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
