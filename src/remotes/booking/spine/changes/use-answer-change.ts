import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { answerSupplierChange } from '../../../../api/bookings.ts'
import type { SupplierChange } from '../../../../contract/types.ts'
import { randomKey } from '../random-key.ts'
import { useFailureWords } from '../words/use-failure-words.ts'

type Said = 'accept' | 'cancel'

interface AnswerSteps {
  /** The answer that is under way. */
  busy: Said | null
  /** What went wrong with the last, in words where there are some. */
  failed: string | true | null
  answer: (said: Said) => void
}

/**
 * Answers to what a supplier changed. `onDone` receives what was answered, or null where the booking is another by now and has to be
 * looked at. A lost answer is given again with the same key, so that it counts once.
 */
export function useAnswerChange(
  reference: string,
  { id }: Pick<SupplierChange, 'id'>,
  onDone: (said: Said | null) => void,
): AnswerSteps {
  const client = useApi()
  const wordsOf = useFailureWords()
  const [busy, setBusy] = useState<Said | null>(null)
  const [failed, setFailed] = useState<string | true | null>(null)
  // Two presses come before the first is drawn.
  const underWay = useRef(false)
  const keys = useRef({ accept: randomKey(), cancel: randomKey() })

  const answer = async (said: Said) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(said)
    setFailed(null)
    try {
      await answerSupplierChange(client, { reference, id, answer: said, key: keys.current[said] })
      onDone(said)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onDone(null)
      else setFailed(wordsOf(error) || true)
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return { busy, failed, answer: (said) => void answer(said) }
}
