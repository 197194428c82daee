import type { AboutPage as About } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { removeEmptyTags } from '../../tenant/remove-empty-tags.ts'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { DeadEnd, type DeadEndProps } from './dead-end.tsx'

interface AboutPageProps extends Pick<DeadEndProps, 'contactEmail' | 'contactPhone'> {
  t: Text
  /** Null if the agency has written none. */
  about: About | null
  /** Language of the agency's text. */
  lang?: string
}

/** The agency's own page about itself (spec §2.6). */
export function AboutPage({ t, about, lang, ...contact }: AboutPageProps) {
  if (!about?.isEnabled) {
    return <DeadEnd t={t} icon="person" title={t('about.unavailable')} {...contact} />
  }
  return (
    <article className="page-width py-12 lg:py-20">
      <h1 lang={lang} className="font-brand max-w-[12.5em] text-hero">
        {about.title}
      </h1>
      {about.image && (
        <Picture
          src={about.image}
          alt=""
          className="mt-10 aspect-[16/9] w-full rounded-2xl object-cover shadow-card lg:aspect-[21/9]"
        />
      )}
      <RichText lang={lang} html={removeEmptyTags(about.content)} className="mt-10 text-lg lg:mx-auto" />
    </article>
  )
}
