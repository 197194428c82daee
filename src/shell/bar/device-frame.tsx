import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { SwitchField } from './bar-elements.tsx'
import { barTexts as texts } from './bar-texts.ts'

export type Device = keyof typeof texts.devices

interface DeviceFrameProps {
  device: Exclude<Device, 'desk'>
  address: string
  /** Called for another device; choosing the window's own removes the frame. */
  onChange: (device: Device) => void
}

/** Shows the page in a frame with another device's width and the available height. */
export function DeviceFrame({ device, address, onChange }: DeviceFrameProps) {
  const element = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    closer.current?.focus()
    return () => dialog?.close()
  }, [])
  const close = () => onChange('desk')
  const name = texts.frame(texts.devices[device])
  return (
    <dialog ref={element} className="frame" aria-label={name} onClose={close}>
      <div className={`device ${device}`}>
        <div className="head">
          <SwitchField label={texts.device} value={device} options={texts.devices} onChange={onChange} />
          <button ref={closer} type="button" onClick={close}>
            {texts.close}
          </button>
        </div>
        <div className="screen">
          <iframe src={address} title={name} onLoad={(event) => closeByEscape(event, close)} />
        </div>
      </div>
    </dialog>
  )
}

/** The dialog receives no keys pressed inside the frame; Escape first closes what the framed page has open. */
function closeByEscape({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, close: () => void) {
  // The document of another site's page is not accessible.
  frame.contentDocument?.defaultView?.addEventListener('keydown', (event) => {
    const isTheirs = event.defaultPrevented || frame.contentDocument?.querySelector('dialog:modal')
    if (event.key === 'Escape' && !isTheirs) close()
  })
}
