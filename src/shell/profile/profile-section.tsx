import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One section of the profile: title and description on the side, controls next to them. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t py-10 first-of-type:border-t-0 lg:grid-cols-[16rem_1fr]"
    >
      <div>
        <h2 id={id} className="font-brand text-heading">
          {title}
        </h2>
        {lead && <p className="mt-2 text-muted-foreground">{lead}</p>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  )
}
