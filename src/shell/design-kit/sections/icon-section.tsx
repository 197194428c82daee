import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { type IconName, iconPaths } from '../../../ui/icon-paths.ts'
import { menuIconPaths } from '../../../ui/menu-icon-paths.ts'
import { moreIconPaths } from '../../../ui/more-icon-paths.ts'
import { Section } from '../specimen.tsx'

const names = Object.keys(iconPaths) as IconName[]
const more = Object.entries({ ...moreIconPaths, ...menuIconPaths })

/** Every icon with its name. */
export function IconSection() {
  return (
    <Section id="icons">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {names.map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} className="size-7 text-link" />
          </Named>
        ))}
        {more.map(([name, path]) => (
          <Named key={name} name={name}>
            <Icon path={path} className="size-7 text-link" />
          </Named>
        ))}
      </ul>
    </Section>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-center gap-3 rounded-lg border bg-card px-2 py-5">
      {children}
      <code className="text-xs text-muted-foreground">{name}</code>
    </li>
  )
}
