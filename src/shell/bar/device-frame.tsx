import { useLayoutEffect, useRef } from 'react'
import { barTexts as texts } from './bar-texts.ts'

export type FramedDevice = 'tablet' | 'phone'

interface DeviceFrameProps {
  device: FramedDevice
  address: string
  onClose: () => void
}

/** The page once more, as wide as another device; as high as there is room. */
export function DeviceFrame({ device, address, onClose }: DeviceFrameProps) {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const name = texts.frame(texts.devices[device])
  return (
    <dialog ref={element} className={`frame ${device}`} aria-label={name} onClose={onClose}>
      <iframe key={device} src={address} title={name} />
      <button type="button" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  )
}
