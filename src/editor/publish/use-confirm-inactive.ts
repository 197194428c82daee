import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'

/** What is asked before an agency becomes inactive; `answer` takes what was typed, or null where the person does not want it. */
export interface InactiveQuestion {
  isWrong: boolean
  answer: (typed: string | null) => void
}

/** The server asks for the agency's name where something makes the agency inactive. */
function asksForName(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'confirmInactive')
}

/**
 * Gives `confirmed`, which does a call and, where the server asks for the agency's name, asks the person for it and calls again;
 * null where they do not want it. `question` is what is to be shown meanwhile.
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
