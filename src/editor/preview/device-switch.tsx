import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { PreviewDevice, PreviewView } from './use-preview-view.ts'

const icons: Readonly<Record<PreviewDevice, string>> = {
  phone:
    'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  tablet:
    'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  desktop:
    'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM9 20h6M12 16.5V20',
}

/** The device of the preview. */
export function DeviceSwitch({ view }: { view: Pick<PreviewView, 'device' | 'setDevice'> }) {
  const { t } = useFieldTexts()
  return (
    <fieldset aria-label={t('device.name')} className="flex gap-0.5">
      {(Object.keys(icons) as PreviewDevice[]).map((device) => (
        <button
          key={device}
          type="button"
          aria-label={t(`device.${device}`)}
          title={t(`device.${device}`)}
          aria-pressed={view.device === device}
          onClick={() => view.setDevice(device)}
          className={`${iconButton} size-9`}
        >
          <Icon path={icons[device]} />
        </button>
      ))}
    </fieldset>
  )
}
