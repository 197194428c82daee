import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { Segments } from '../controls/radio-groups.tsx'
import { SelectBox } from '../controls/select-box.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { chosenOf, grantRequestWith, type PreviewOption, type usePreviewOptions } from './preview-options.ts'
import type { PreviewDevice, PreviewView } from './use-preview-view.ts'

const icons: Readonly<Record<PreviewDevice, string>> = {
  phone:
    'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  tablet:
    'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  desktop:
    'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM9 20h6M12 16.5V20',
}

interface PreviewOptionFieldsProps {
  view: Pick<PreviewView, 'device' | 'setDevice' | 'grantRequest' | 'change'>
  options: ReturnType<typeof usePreviewOptions>
  /** Class that hides an option's field if a bar next to it shows the option. */
  inBar?: Partial<Record<PreviewOption, string>>
}

/** A field for each preview option: device, role and the rest. */
export function PreviewOptionFields({ view, options, inBar }: PreviewOptionFieldsProps) {
  const { t } = useFieldTexts()
  const { grantRequest, change } = view
  const id = useId()
  return (
    <>
      <div className={`grid gap-1.5 ${inBar ? 'md:hidden' : ''}`}>
        <span className="text-xs font-semibold text-muted-foreground">{t('device.name')}</span>
        <DeviceSwitch view={view} />
      </div>
      {(['role', 'language', 'currency', 'bookingState'] as const).map((option) => (
        <Labelled key={option} name={options[option].name} className={inBar?.[option] ?? ''}>
          {(id) => (
            <SelectBox
              id={id}
              value={chosenOf(grantRequest, option)}
              onChange={(value) => change(grantRequestWith(option, value))}
            >
              {options[option].choices.map(({ value, word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </SelectBox>
          )}
        </Labelled>
      ))}
      <div className="grid gap-1.5">
        <span className="text-xs font-semibold text-muted-foreground">{options.mode.name}</span>
        <Segments
          id={`${id}-mode`}
          label={options.mode.name}
          choices={options.mode.choices.map(({ value }) => value)}
          chosen={chosenOf(grantRequest, 'mode')}
          onChoose={(value) => change(grantRequestWith('mode', value))}
          wordOf={(value) => options.mode.choices.find((one) => one.value === value)?.word ?? value}
        />
      </div>
    </>
  )
}

interface LabelledProps {
  name: string
  className: string
  children: (id: string) => ReactNode
}

function Labelled({ name, className, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-xs font-semibold text-muted-foreground">
        {name}
      </label>
      {children(id)}
    </div>
  )
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
