import { useCallback, useRef, useState } from 'react'
import { FrameComing } from './frame-coming.tsx'
import { FrameLayer } from './frame-layer.tsx'
import type { SiteFrameProps } from './site-frame-props.ts'
import type { Granted } from './use-grant.ts'

/**
 * The site in a frame. Under another grant it is another visit: the one before stays until that one can be seen, so nothing
 * flashes; and only one of them is there for whoever asks by name.
 */
export function SiteFrame({ granted, title, onReady, language, isLeaving = false, ...look }: SiteFrameProps) {
  const [shown, setShown] = useState<Granted | null>(null)
  const offset = useRef(0)
  const layers = [...new Set([shown, granted])].filter((one) => one !== null)
  const show = useCallback(
    (layer: Granted) => {
      setShown(layer)
      onReady?.()
    },
    [onReady],
  )
  return (
    <div className="relative size-full" aria-busy={shown !== granted || granted === null || isLeaving}>
      {layers.map((layer) => (
        <FrameLayer
          key={layer.grant}
          {...look}
          granted={layer}
          offset={offset}
          isShown={layer === shown}
          isLeaving={isLeaving || layer !== granted}
          title={layer === (shown ?? granted) ? title : null}
          onShow={show}
        />
      ))}
      {shown === null && <FrameComing mode={look.mode} language={language} />}
    </div>
  )
}
