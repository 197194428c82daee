import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { acceptAmendment, quoteAmendment } from '../../../../api/amendments.ts'
import type { AmendedParty, Amendment, ItemChange } from '../../../../contract/types.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { randomKey } from '../random-key.ts'

/** A change that was quoted; its key is of it alone, so that however often it is accepted it happens once. */
export interface EnteredAmendment {
  readonly amendment: Amendment
  /** By the device's clock. */
  readonly heardAt: number
  readonly key: string
}

/** The item that is changed, and its booking. */
interface AmendedItem {
  reference: string
  itemId: string
}

interface AmendmentSteps {
  told: EnteredAmendment | null
  isBusy: boolean
  /** What went wrong with the last question or answer, in words. */
  failure: string | null
  ask: (change: ItemChange) => void
  accept: (party: AmendedParty | undefined) => void
  /** Back to the form. */
  reset: () => void
}

/** The two steps of a change: what it costs, and yes to just that. `onDone` is told that it was accepted, or that the booking is another. */
export function useAmendment({ reference, itemId }: AmendedItem, onDone: () => void): AmendmentSteps {
  const client = useApi()
  const text = useProductTexts()
  const wordsOf = useFailureTexts()
  const [told, setTold] = useState<EnteredAmendment | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Two presses come before the first is drawn.
  const underWay = useRef(false)

  const run = async (work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(wordsOf(error) || text('failure.other'))
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  return {
    told,
    isBusy,
    failure,
    ask: (change) =>
      void run(async () => {
        const amendment = await quoteAmendment(client, reference, { change, itemId })
        if (amendment) setTold({ amendment, heardAt: Date.now(), key: randomKey() })
      }),
    accept: (party) =>
      void run(async () => {
        if (told === null) return
        await acceptAmendment(client, { reference, id: told.amendment.id, key: told.key, party })
        onDone()
      }),
    reset() {
      setTold(null)
      setFailure(null)
    },
  }
}
