import { type ReactNode, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, type ButtonProps } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface DialogButtonProps<Part> extends Omit<ButtonProps, 'onClick'> {
  /** Fetches the dialog's code; one function, outside the component, for each. */
  load: () => Promise<Part>
  /** The open dialog. */
  dialog: (part: Part, close: () => void) => ReactNode
}

/** Opens a dialog whose code is fetched at the first press; where it cannot be fetched, that is said, and the next press asks anew. */
export function DialogButton<Part>({ load, dialog, ...button }: DialogButtonProps<Part>) {
  const text = useProductTexts()
  const [presses, setPresses] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const press = () => {
    setPresses(presses + 1)
    setIsOpen(true)
  }
  return (
    <>
      <Button {...button} onClick={press} />
      {isOpen && (
        <Deferred
          key={presses}
          load={load}
          meanwhile={null}
          failed={
            <Alert
              tone="destructive"
              action={
                // Some browsers never fetch again within one document what they once could not.
                presses > 1 && (
                  <Button variant="outline" size="small" onClick={() => location.reload()}>
                    {text('dialog.reload')}
                  </Button>
                )
              }
            >
              {text('dialog.notOpened')}
            </Alert>
          }
        >
          {(part) => dialog(part, () => setIsOpen(false))}
        </Deferred>
      )}
    </>
  )
}
