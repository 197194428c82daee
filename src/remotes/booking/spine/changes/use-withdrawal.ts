import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { withdrawAmendment } from '../../../../api/amendments.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { useFailureWords } from '../words/use-failure-words.ts'
import { useWords } from '../words/use-words.ts'

interface Withdrawing {
  isBusy: boolean
  /** What went wrong with the last attempt, in words. */
  failure: string | null
  withdraw: () => void
}

/** Lets an accepted change go before it is paid. `onDone` is called once that is done, or where it was paid or decided meanwhile. */
export function useWithdrawal(reference: string, id: string, onDone: () => void): Withdrawing {
  const client = useApi()
  const text = useWords()
  const wordsOf = useFailureWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Two presses come before the first is drawn.
  const underWay = useRef(false)

  const withdraw = async () => {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await withdrawAmendment(client, reference, id)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onDone()
      else setFailure(wordsOf(error) || text('failure.other'))
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, failure, withdraw: () => void withdraw() }
}
