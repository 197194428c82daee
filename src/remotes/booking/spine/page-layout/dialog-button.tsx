import { type ReactNode, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, type ButtonProps } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface DialogButtonProps<Part> extends Omit<ButtonProps, 'onClick'> {
  /** Loads the dialog's code; must be a constant function outside the component. */
  load: () => Promise<Part>
  /** Renders the open dialog. */
  dialog: (part: Part, close: () => void) => ReactNode
}

/** Button whose dialog loads on the first click; a failed load is reported, and the next click retries. */
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
                // Some browsers never repeat a failed import within a document.
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
