import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

interface AccountFrameProps {
  title: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** A picture next to the form on wide screens. */
  image: string
  children: ReactNode
}

/** Frame of the log-in, sign-up and password forms. */
export function AccountFrame({ title, lead, image, children }: AccountFrameProps) {
  return (
    <div className="page-width grid items-stretch gap-10 py-10 lg:grid-cols-2 lg:py-16">
      <div className="flex flex-col justify-center lg:pe-8">
        <h1 className="font-brand text-title">{title}</h1>
        {lead && <p className="mt-2 max-w-md text-lg text-muted-foreground">{lead}</p>}
        <div className="mt-8 max-w-md">{children}</div>
      </div>
      <Picture
        src={image}
        alt=""
        className="min-h-[34rem] w-full rounded-2xl object-cover shadow-card max-lg:hidden"
      />
    </div>
  )
}
