import { useId } from 'react'
import { barTexts as texts } from './bar-texts.ts'

/** Faults in the tenants' folders, one per line. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  const id = useId()
  return (
    <section className="problems" aria-labelledby={id}>
      <strong id={id}>{texts.problems}</strong>
      <ul>
        {problems.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
