import { type ReactNode, useId } from 'react'
import { Segments } from '../controls/radio-groups.tsx'
import { SelectBox } from '../controls/select-box.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { chosenOf, grantRequestWith, type PreviewOption, type usePreviewOptions } from './preview-options.ts'
import type { PreviewView } from './use-preview-view.ts'

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
