import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { acceptAmendment, quoteAmendment } from '../../../../api/amendments.ts'
import type { AmendedParty, Amendment, ItemChange } from '../../../../contract/types.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { randomKey } from '../random-key.ts'

/** A quoted amendment with its own idempotency key, so that repeated acceptance has one effect. */
export interface EnteredAmendment {
  readonly amendment: Amendment
  /** By the device's clock. */
  readonly heardAt: number
  readonly key: string
}

/** The item being changed and its booking. */
interface AmendedItem {
  reference: string
  itemId: string
}

interface AmendmentSteps {
  quoted: EnteredAmendment | null
  isBusy: boolean
  /** Error text of the last request. */
  failure: string | null
  requestQuote: (change: ItemChange) => void
  accept: (party: AmendedParty | undefined) => void
  /** Returns to the form. */
  reset: () => void
}

/**
 * The two steps of a change: get its price, then accept exactly that. `onDone` is called after acceptance or if the
 * booking changed.
 */
export function useAmendment({ reference, itemId }: AmendedItem, onDone: () => void): AmendmentSteps {
  const client = useApi()
  const text = useProductTexts()
  const wordsOf = useFailureTexts()
  const [quoted, setQuoted] = useState<EnteredAmendment | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second click can come before the button is rendered as disabled.
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
    quoted,
    isBusy,
    failure,
    requestQuote: (change) =>
      void run(async () => {
        const amendment = await quoteAmendment(client, reference, { change, itemId })
        if (amendment) setQuoted({ amendment, heardAt: Date.now(), key: randomKey() })
      }),
    accept: (party) =>
      void run(async () => {
        if (quoted === null) return
        await acceptAmendment(client, { reference, id: quoted.amendment.id, key: quoted.key, party })
        onDone()
      }),
    reset() {
      setQuoted(null)
      setFailure(null)
    },
  }
}
