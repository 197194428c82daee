import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** The booking reference, with a button to copy it. */
export function ReferenceLine({ reference }: { reference: string }) {
  const text = useProductTexts()
  const written = useRef<HTMLElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setIsCopied(true)
    } catch {
      // If the browser blocks the clipboard, the reference is selected so that the keyboard can copy it.
      if (written.current) getSelection()?.selectAllChildren(written.current)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        <span className="block text-sm text-muted-foreground">{text('confirmation.reference')}</span>
        <bdi ref={written} dir="ltr" className="text-xl font-bold tracking-wide tabular-nums">
          {reference}
        </bdi>
      </p>
      <Button variant="outline" size="small" onClick={() => void copy()}>
        <Icon path={isCopied ? moreIconPaths.success : moreIconPaths.copy} className="size-4" />
        {text(isCopied ? 'confirmation.copied' : 'confirmation.copy')}
      </Button>
    </div>
  )
}
