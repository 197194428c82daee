import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'

/** The question before an agency becomes inactive; `answer` receives the typed name, or null if the user cancels. */
export interface InactiveQuestion {
  isWrong: boolean
  answer: (typed: string | null) => void
}

/** True if the server requires the agency's name because a call makes the agency inactive. */
function asksForName(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'confirmInactive')
}

/**
 * Returns `confirmed`, which makes a call and, if the server requires it, asks for the agency's name and repeats the
 * call; null if the user cancels. `question` is the dialog to show meanwhile.
 */
export function useConfirmInactive() {
  const [question, setQuestion] = useState<InactiveQuestion | null>(null)

  const ask = (isWrong: boolean) =>
    new Promise<string | null>((resolve) => setQuestion({ isWrong, answer: resolve }))

  async function confirmed<Answer>(work: (typed?: string) => Promise<Answer>): Promise<Answer | null> {
    let typed: string | undefined
    try {
      for (;;) {
        try {
          return await work(typed)
        } catch (error) {
          if (!asksForName(error)) throw error
          const answer = await ask(typed !== undefined)
          if (answer === null) return null
          typed = answer
        }
      }
    } finally {
      setQuestion(null)
    }
  }

  return { question, confirmed }
}
