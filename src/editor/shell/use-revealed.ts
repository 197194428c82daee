import { type RefObject, useEffect, useState } from 'react'

/** What a field is changed with; only where there is none of these, a button. */
const fields = 'input:not([type=color], [type=file]), select, textarea'

/** Milliseconds for which the field that was led to stands out. */
const SHOWN = 1800

/** Leads to a field that was searched for or pressed in the preview: into view, and the focus into it, once its panel is there. */
export function useRevealed(body: RefObject<HTMLElement | null>, panel: string): (pointer: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel that has the field may come later
  useEffect(() => {
    if (wanted === null) return
    const row = nearest(body.current, wanted)
    if (!row) return
    setWanted(null)
    row.scrollIntoView({ block: 'center' })
    const field = row.querySelector<HTMLElement>(fields) ?? row.querySelector('button')
    // What comes later, such as the editor of a text, cannot be focused yet: the keys begin at its row.
    if (!field) row.tabIndex = -1
    const target = field ?? row
    target.focus({ preventScroll: true })
    row.dataset.revealed = ''
    setTimeout(() => delete row.dataset.revealed, SHOWN)
  }, [wanted, panel, body])
  return setWanted
}

/** The row of a pointer; where it has none of its own, the innermost of those that it is in. */
function nearest(body: HTMLElement | null, pointer: string): HTMLElement | undefined {
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-field], [data-item]') ?? [])]
  const placeOf = ({ dataset }: HTMLElement) => dataset.field ?? dataset.item ?? ''
  return rows
    .filter((row) => `${pointer}/`.startsWith(`${placeOf(row)}/`))
    .sort((one, other) => placeOf(other).length - placeOf(one).length)[0]
}
