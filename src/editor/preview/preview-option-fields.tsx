import { type ReactNode, useId } from 'react'
import { Segments } from '../controls/segments.tsx'
import { SelectBox } from '../controls/select-box.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { chosenOf, grantRequestWith, type PreviewOption, type usePreviewOptions } from './preview-options.ts'
import type { PreviewView } from './use-preview-view.ts'

interface LookFieldsProps {
  view: Pick<PreviewView, 'device' | 'setDevice' | 'wish' | 'change'>
  ways: ReturnType<typeof usePreviewOptions>
  /** Class that hides an option's field if a bar next to it shows the option. */
  inBar?: Partial<Record<PreviewOption, string>>
}

/** A field for each preview option: device, role and the rest. */
export function PreviewOptionFields({ view, ways, inBar }: LookFieldsProps) {
  const { t } = useFieldTexts()
  const { wish, change } = view
  const id = useId()
  return (
    <>
      <div className={`grid gap-1.5 ${inBar ? 'md:hidden' : ''}`}>
        <span className="text-xs font-semibold text-muted-foreground">{t('device.name')}</span>
        <DeviceSwitch view={view} />
      </div>
      {(['role', 'language', 'currency', 'bookingState'] as const).map((way) => (
        <Labelled key={way} name={ways[way].name} className={inBar?.[way] ?? ''}>
          {(id) => (
            <SelectBox
              id={id}
              value={chosenOf(wish, way)}
              onChange={(value) => change(grantRequestWith(way, value))}
            >
              {ways[way].choices.map(({ value, word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </SelectBox>
          )}
        </Labelled>
      ))}
      <div className="grid gap-1.5">
        <span className="text-xs font-semibold text-muted-foreground">{ways.mode.name}</span>
        <Segments
          id={`${id}-mode`}
          label={ways.mode.name}
          choices={ways.mode.choices.map(({ value }) => value)}
          chosen={chosenOf(wish, 'mode')}
          onChoose={(value) => change(grantRequestWith('mode', value))}
          wordOf={(value) => ways.mode.choices.find((one) => one.value === value)?.word ?? value}
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
