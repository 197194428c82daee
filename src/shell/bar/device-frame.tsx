import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { barTexts as texts } from './bar-texts.ts'
import { SwitchField } from './switch-field.tsx'

export type Device = keyof typeof texts.devices

interface DeviceFrameProps {
  device: Exclude<Device, 'desk'>
  address: string
  /** Asked for another device; the open window's own ends the frame. */
  onChange: (device: Device) => void
}

/** The page once more, exactly as wide as another device; as high as there is room. */
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

/** The dialog hears no key that is pressed in the page of the frame; Escape closes whatever that page has open first. */
function closeByEscape({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, close: () => void) {
  // Of another site's page there is no document here.
  frame.contentDocument?.defaultView?.addEventListener('keydown', (event) => {
    const isTheirs = event.defaultPrevented || frame.contentDocument?.querySelector('dialog:modal')
    if (event.key === 'Escape' && !isTheirs) close()
  })
}
