import { useEffect, useState } from 'react'
import { kitTexts } from './texts.ts'

const groups = Object.entries(kitTexts.groups)

/** The list of chapters: beside them on a desk, above them and sideways on a phone. */
export function KitNavigation() {
  const current = useCurrentGroup()
  return (
    <nav
      aria-label={kitTexts.sections}
      className="max-lg:-mx-4 max-lg:mb-6 max-lg:overflow-x-auto max-lg:px-4 max-lg:scrollbar-none lg:sticky lg:top-28 lg:self-start"
    >
      <ul className="flex gap-1 lg:grid">
        {groups.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-control border border-transparent px-3 font-semibold whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-current:bg-accent aria-current:text-accent-foreground forced-colors:aria-current:border-[Highlight]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The chapter in the upper part of the view. */
function useCurrentGroup(): string {
  const [current, setCurrent] = useState('brand')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-15% 0px -75%' },
    )
    for (const [id] of groups) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
