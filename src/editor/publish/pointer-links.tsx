import { Button } from '../../ui/button.tsx'
import { usePointerTexts } from '../shell/pointer-texts.ts'
import { useReveal } from '../shell/reveal.ts'

/** Settings by name, each a link to its field. */
export function PointerLinks({ pointers }: { pointers: readonly string[] }) {
  const wordsOf = usePointerTexts()
  const reveal = useReveal()
  if (pointers.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {pointers.map((pointer) => (
        <li key={pointer}>
          <Button size="small" variant="outline" onClick={() => reveal(pointer)}>
            {wordsOf(pointer).label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
