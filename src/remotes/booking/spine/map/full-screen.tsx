import { type RefObject, useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

const corners =
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15'

/** Button that fills the screen with an element, and ends that; absent where the browser cannot, as on an iPhone. */
export function FullScreen({ element }: { element: RefObject<HTMLElement | null> }) {
  const text = useProductTexts()
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())
  return (
    <Button
      variant="outline"
      square
      aria-pressed={isFull}
      aria-label={text('map.fullScreen')}
      onClick={() => void toggle()}
    >
      <Icon path={corners} />
    </Button>
  )
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
