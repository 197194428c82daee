import { useAgency } from '@livery/platform'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { SearchFrame } from '../results/search-frame.tsx'

interface StartPageProps {
  heading: string
  subheading: string
  /** Names the scene of the agency's picture, such as `hotels`. */
  scene: string
  form: ReactNode
  /** True for a form with few fields. */
  isNarrow?: boolean
  /** What follows the form: recent searches and deals. */
  children: ReactNode
}

/** Start of a product's search: heading, picture and form. */
export function StartPage({ heading, subheading, scene, form, isNarrow = false, children }: StartPageProps) {
  const { home, subdomain } = useAgency()
  return (
    <PartFrame>
      <section className="page-width pt-8 pb-16 sm:pt-12">
        <div className="text-center">
          <h1 className="font-brand text-title">{heading}</h1>
          <p className="mx-auto mt-3 max-w-3xl text-muted-foreground">{subheading}</p>
        </div>
        <div className="relative isolate mt-8 overflow-hidden rounded-2xl">
          <Picture
            src={`/scenes/${home.scene}/${subdomain}-${scene}.svg?crop=hero`}
            alt=""
            className="h-44 w-full object-cover sm:h-64"
          />
        </div>
        <div
          className={classNames(
            'relative z-10 mx-auto -mt-12 px-2 sm:px-6',
            isNarrow ? 'max-w-4xl' : 'max-w-6xl',
          )}
        >
          <SearchFrame>{form}</SearchFrame>
        </div>
        {children}
      </section>
    </PartFrame>
  )
}
