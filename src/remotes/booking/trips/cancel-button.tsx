import { useText } from '@livery/platform'
import { useState } from 'react'
import type { Booking } from '../../../contract/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Late } from '../../../ui/late.tsx'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface CancelButtonProps {
  booking: Booking
  /** Told whether it was cancelled; false where the booking has to be looked at anew. */
  onChange: (isCancelled: boolean) => void
  isForClient?: boolean
}

/** Leads to the two steps of a cancellation; nothing where nothing can be cancelled by who looks. */
export function CancelButton({ booking, onChange, isForClient = false }: CancelButtonProps) {
  const text = useText('booking')
  const [isCancelling, setIsCancelling] = useState(false)
  if (!booking.cancellation.isPossible) return null
  return (
    <>
      <Button variant="ghost" wide onClick={() => setIsCancelling(true)}>
        {text('trips.cancel')}
      </Button>
      {isCancelling && (
        <Late load={loadDialog} meanwhile={null}>
          {(CancelDialog) => (
            <CancelDialog
              {...{ booking, isForClient }}
              onClose={() => setIsCancelling(false)}
              onChange={(isDone) => {
                setIsCancelling(false)
                onChange(isDone)
              }}
            />
          )}
        </Late>
      )}
    </>
  )
}
